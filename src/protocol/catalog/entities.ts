import * as z from 'zod/mini';
import type { FilterPredicate } from '#model';
import { entityItemSchema } from './entity';

const query = z.optional(z.custom<FilterPredicate>());
const fields = z.optional(z.array(z.string()));
const limit = z.optional(z.int().check(z.nonnegative()));

/** Answer of `GET entities`. */
export const entitiesResponseSchema = z.array(entityItemSchema);

/** Body of `POST entities/by-query`. With a cursor, only `limit` and `fields` count beside it. */
export const queryEntitiesRequestSchema = z.object({
  cursor: z.optional(z.string()),
  limit,
  offset: z.optional(z.int().check(z.nonnegative())),
  fields,
  orderBy: z.optional(z.array(z.object({ field: z.string(), order: z.optional(z.enum(['asc', 'desc'])) }))),
  fullTextFilter: z.optional(z.object({ term: z.string(), fields })),
  totalItems: z.optional(z.enum(['include', 'exclude'])),
  query,
});

/** Answer of `GET` and `POST entities/by-query`. `totalItems` is 0 when the request left counting out. */
export const queryEntitiesResponseSchema = z.object({
  items: z.array(entityItemSchema),
  totalItems: z.number(),
  pageInfo: z.object({ nextCursor: z.optional(z.string()), prevCursor: z.optional(z.string()) }),
});

/** Body of `POST entities/by-refs`. */
export const entitiesByRefsRequestSchema = z.object({ entityRefs: z.array(z.string()), fields, query });

/** Answer: in the order of the request, `null` for an unknown ref. */
export const entitiesByRefsResponseSchema = z.object({ items: z.array(z.nullable(entityItemSchema)) });

/** Body of `POST entity-facets`. */
export const facetsRequestSchema = z.object({ facets: z.array(z.string()).check(z.minLength(1)), query });

/** Answer of `GET` and `POST entity-facets`. */
export const facetsResponseSchema = z.object({
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number() }))),
});

/** Answer of `entities/by-name/{kind}/{namespace}/{name}/ancestry`: the entity first, then its parents and theirs. */
export const ancestryResponseSchema = z.object({
  rootEntityRef: z.string(),
  items: z.array(z.object({ entity: entityItemSchema, parentEntityRefs: z.array(z.string()) })),
});

export type QueryEntitiesRequest = z.infer<typeof queryEntitiesRequestSchema>;
export type QueryEntitiesResponse = z.infer<typeof queryEntitiesResponseSchema>;
export type EntitiesByRefsRequest = z.infer<typeof entitiesByRefsRequestSchema>;
export type EntitiesByRefsResponse = z.infer<typeof entitiesByRefsResponseSchema>;
export type FacetsRequestBody = z.infer<typeof facetsRequestSchema>;
export type EntityFacetsResponse = z.infer<typeof facetsResponseSchema>;
export type EntityAncestryResponse = z.infer<typeof ancestryResponseSchema>;
