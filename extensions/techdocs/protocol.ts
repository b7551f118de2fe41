import * as z from 'zod/mini';
import type { Entity, LocationRef } from '#model';

/** Response of `GET /metadata/techdocs/:namespace/:kind/:name`: the built site. Pipelines can add more keys. */
export const siteMetadataSchema = z.looseObject({
  site_name: z.string(),
  site_description: z.optional(z.string()),
  /** Identifies the version of the source. */
  etag: z.optional(z.string()),
  /** Time of the build in milliseconds since 1970. */
  build_timestamp: z.optional(z.number()),
  /** Paths of all files of the site. */
  files: z.optional(z.array(z.string())),
});

/** Response of `GET /metadata/entity/:namespace/:kind/:name`: the entity and where its documentation comes from. */
export const entityMetadataSchema = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  /** Absent if the entity has no annotation for its documentation. */
  locationMetadata: z.optional(z.object({ type: z.string(), target: z.string() })),
});

/** Data of the event `finish` of `GET /sync/:namespace/:kind/:name`. */
export const syncFinishSchema = z.object({
  /** Whether there is a new version to load. */
  updated: z.boolean(),
  /** When to ask again while the documentation is read, in ms. Backstage sends neither it nor the version. */
  checkAgainAfter: z.optional(z.number()),
  /** Identifies the stored version. One that another reader has had built is not `updated` for this one. */
  version: z.optional(z.string()),
});

export type SiteMetadata = z.infer<typeof siteMetadataSchema>;
/** An entity with the source of its documentation. The backend does not check the entity again. */
export type EntityMetadata = Entity & { locationMetadata?: LocationRef };
export type SyncFinish = z.infer<typeof syncFinishSchema>;
