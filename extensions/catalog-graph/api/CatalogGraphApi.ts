import { type ApiRef, createApiRef } from '#sdk';

/** Two opposite relations. The first leads from the one that has, provides or uses to the other. */
export type RelationPair = readonly [string, string];

/** Which relations the graph knows and shows, and how large it can become. */
export interface CatalogGraphApi {
  /** The relations that users can choose. */
  readonly knownRelations: readonly string[];
  /** Opposite relations, which are shown as one edge. */
  readonly knownRelationPairs: readonly RelationPair[];
  /** The relations that are shown by default. */
  readonly defaultRelations: readonly string[];
  /** The highest depth that users can choose. */
  readonly maxDepth: number;
  /** The highest number of entities that are loaded. */
  readonly limitEntities: number;
}

/** The ref of {@link CatalogGraphApi}. */
export const catalogGraphApiRef: ApiRef<CatalogGraphApi> = createApiRef<CatalogGraphApi>({
  id: 'plugin.catalog-graph.service',
});
