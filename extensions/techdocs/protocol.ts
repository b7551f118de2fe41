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

/** Data of the event `finish` of `GET /sync/:namespace/:kind/:name`: whether there is a new version to load. */
export const syncFinishSchema = z.object({ updated: z.boolean() });

export type SiteMetadata = z.infer<typeof siteMetadataSchema>;
/** An entity with the source of its documentation. The backend does not check the entity again. */
export type EntityMetadata = Entity & { locationMetadata?: LocationRef };
export type SyncFinish = z.infer<typeof syncFinishSchema>;
