import * as z from 'zod/mini';
import { isJsonObject, type Entity } from '#model';

const metadata = z.looseObject({
  name: z.string(),
  namespace: z.optional(z.string()),
  uid: z.optional(z.string()),
  etag: z.optional(z.string()),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  labels: z.optional(z.record(z.string(), z.string())),
  annotations: z.optional(z.record(z.string(), z.string())),
  tags: z.optional(z.array(z.string())),
  links: z.optional(z.array(z.looseObject({ url: z.string(), title: z.optional(z.string()) }))),
});

const statusItem = z.looseObject({
  type: z.string(),
  level: z.enum(['info', 'warning', 'error']),
  message: z.string(),
  error: z.optional(z.looseObject({ name: z.string(), message: z.string() })),
});

/** A whole entity as the catalogue answers it. Pages check with it what they are about to show, so that a broken entity is named and not a crash. */
export const entitySchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata,
  spec: z.optional(z.looseObject({})),
  relations: z.optional(z.array(z.looseObject({ type: z.string(), targetRef: z.string() }))),
  status: z.optional(z.looseObject({ items: z.optional(z.array(statusItem)) })),
});

/**
 * An entity inside an answer: a map, or the part of an entity that the request's `fields` left. Its inside is not looked at
 * here, because one broken entity must not hide the others of its list.
 */
export const entityItemSchema = z.custom<Entity>(isJsonObject, 'Expected an entity');
