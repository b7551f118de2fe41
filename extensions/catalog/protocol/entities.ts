import * as z from 'zod/mini';
import type { FilterPredicate } from '#model';
import { entityItemSchema } from './entity';

const query = z.optional(z.custom<FilterPredicate>());
const fields = z.optional(z.array(z.string()));
const limit = z.optional(z.int().check(z.nonnegative()));

/** Response of `GET entities`. */
export const entitiesResponseSchema = z.array(entityItemSchema);

/** Body of `POST entities/by-query`. With a cursor, only `limit` and `fields` are used in addition. */
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

/** Response of `GET` and `POST entities/by-query`. `totalItems` is 0 if the request skips counting. */
export const queryEntitiesResponseSchema = z.object({
  items: z.array(entityItemSchema),
  totalItems: z.number(),
  pageInfo: z.object({ nextCursor: z.optional(z.string()), prevCursor: z.optional(z.string()) }),
});

/** Body of `POST entities/by-refs`. */
export const entitiesByRefsRequestSchema = z.object({ entityRefs: z.array(z.string()), fields, query });

/** Response, in the order of the request. `null` for an unknown ref. */
export const entitiesByRefsResponseSchema = z.object({ items: z.array(z.nullable(entityItemSchema)) });

/** Body of `POST entity-facets`. */
export const facetsRequestSchema = z.object({ facets: z.array(z.string()).check(z.minLength(1)), query });

/** Response of `GET` and `POST entity-facets`. */
export const facetsResponseSchema = z.object({
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number() }))),
});

/** Response of `entities/by-name/{kind}/{namespace}/{name}/ancestry`: the entity, then its ancestors. */
export const ancestryResponseSchema = z.object({
  rootEntityRef: z.string(),
  items: z.array(z.object({ entity: entityItemSchema, parentEntityRefs: z.array(z.string()) })),
});

export type QueryEntitiesResponse = z.infer<typeof queryEntitiesResponseSchema>;
export type EntityFacetsResponse = z.infer<typeof facetsResponseSchema>;
export type EntityAncestryResponse = z.infer<typeof ancestryResponseSchema>;
