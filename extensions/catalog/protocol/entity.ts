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

/** A complete entity from the catalog, as it must be. `readEntity` reads one that may not be. */
export const entitySchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata,
  spec: z.optional(z.looseObject({})),
  relations: z.optional(z.array(z.looseObject({ type: z.string(), targetRef: z.string() }))),
  status: z.optional(z.looseObject({ items: z.optional(z.array(statusItem)) })),
});

/**
 * An entity in a response: complete, or with the requested `fields` only. Its contents are not validated here,
 * because one invalid entity must not hide the others in a list. See `readEntity`.
 */
export const entityItemSchema = z.custom<Entity>(isJsonObject, 'Expected an entity');
