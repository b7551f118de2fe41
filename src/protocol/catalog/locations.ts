import * as z from 'zod/mini';
import type { FilterPredicate } from '#model';
import { entityItemSchema } from './entity';

/** A location and the ref of the entity that stands for it. */
export const locationSchema = z.object({
  id: z.string(),
  type: z.string(),
  target: z.string(),
  entityRef: z.optional(z.string()),
});

/** Answer of `GET locations`. */
export const locationsResponseSchema = z.array(z.object({ data: locationSchema }));

/** Body of `POST locations/by-query`. */
export const queryLocationsRequestSchema = z.object({
  cursor: z.optional(z.string()),
  limit: z.optional(z.int().check(z.nonnegative())),
  query: z.optional(z.custom<FilterPredicate>()),
});

/** Answer of `POST locations/by-query`. */
export const queryLocationsResponseSchema = z.object({
  items: z.array(locationSchema),
  totalItems: z.number(),
  pageInfo: z.object({ nextCursor: z.optional(z.string()) }),
});

/** Body of `POST locations`. */
export const addLocationRequestSchema = z.object({ type: z.string(), target: z.string() });

/** Answer of `POST locations`. A dry run says whether the location exists and lists its entities; a real one lists none. */
export const addLocationResponseSchema = z.object({
  exists: z.optional(z.boolean()),
  location: locationSchema,
  entities: z.array(entityItemSchema),
});

export type Location = z.infer<typeof locationSchema>;
export type LocationsResponse = z.infer<typeof locationsResponseSchema>;
export type QueryLocationsRequest = z.infer<typeof queryLocationsRequestSchema>;
export type QueryLocationsResponse = z.infer<typeof queryLocationsResponseSchema>;
export type AddLocationRequest = z.infer<typeof addLocationRequestSchema>;
export type AddLocationResponse = z.infer<typeof addLocationResponseSchema>;
