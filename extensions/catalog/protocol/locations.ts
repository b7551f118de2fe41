import * as z from 'zod/mini';
import type { FilterPredicate } from '#model';
import { entityItemSchema } from './entity';

/** A location and the ref of its Location entity. */
export const locationSchema = z.object({
  id: z.string(),
  type: z.string(),
  target: z.string(),
  entityRef: z.optional(z.string()),
});

/** Response of `GET locations`. */
export const locationsResponseSchema = z.array(z.object({ data: locationSchema }));

/** Body of `POST locations/by-query`. */
export const queryLocationsRequestSchema = z.object({
  cursor: z.optional(z.string()),
  limit: z.optional(z.int().check(z.nonnegative())),
  query: z.optional(z.custom<FilterPredicate>()),
});

/** Response of `POST locations/by-query`. */
export const queryLocationsResponseSchema = z.object({
  items: z.array(locationSchema),
  totalItems: z.number(),
  pageInfo: z.object({ nextCursor: z.optional(z.string()) }),
});

/** Body of `POST locations`. */
export const addLocationRequestSchema = z.object({ type: z.string(), target: z.string() });

/**
 * Response of `POST locations`. A dry run returns whether the location exists and its entities; otherwise, the list
 * of entities is empty.
 */
export const addLocationResponseSchema = z.object({
  exists: z.optional(z.boolean()),
  location: locationSchema,
  entities: z.array(entityItemSchema),
});

/**
 * Response of `GET locations/:id/removal`: what unregistering a location does not remove. Backstage doesn't have this route.
 */
export const locationRemovalSchema = z.object({
  /** Whether the configuration defines the location, so that it cannot be unregistered. */
  protected: z.boolean(),
  /** The entities that another location also provides. It takes them over. */
  kept: z.array(z.object({ entityRef: z.string(), locationRef: z.string() })),
});

export type LocationRemoval = z.infer<typeof locationRemovalSchema>;
export type Location = z.infer<typeof locationSchema>;
export type LocationsResponse = z.infer<typeof locationsResponseSchema>;
export type QueryLocationsResponse = z.infer<typeof queryLocationsResponseSchema>;
export type AddLocationResponse = z.infer<typeof addLocationResponseSchema>;
