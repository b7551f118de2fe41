import type { ConfigApi } from '#sdk';
import type { CatalogGraphApi, RelationPair } from './CatalogGraphApi';

/** The seven pairs of opposite relations. */
export const relationPairs: readonly RelationPair[] = [
  ['ownerOf', 'ownedBy'],
  ['consumesApi', 'apiConsumedBy'],
  ['apiProvidedBy', 'providesApi'],
  ['hasPart', 'partOf'],
  ['parentOf', 'childOf'],
  ['hasMember', 'memberOf'],
  ['dependsOn', 'dependencyOf'],
];

/** The graph can draw this many entities. */
const defaultLimit = 2000;

/** Creates the API from the section `catalogGraph` of the configuration. */
export function createCatalogGraphApi(config: ConfigApi): CatalogGraphApi {
  const read = <T>(key: string): T | undefined => config.getOptional<T & string>(`catalogGraph.${key}`);
  const pairs = read<RelationPair[]>('knownRelationPairs') ?? relationPairs;
  const knownRelationPairs = [...pairs, ...(read<RelationPair[]>('additionalKnownRelationPairs') ?? [])];
  const knownRelations = [
    ...new Set([
      ...(read<string[]>('knownRelations') ?? relationPairs.flat()),
      ...(read<string[]>('additionalKnownRelations') ?? []),
    ]),
  ];
  const { include, exclude = [] } =
    read<{ include?: string[]; exclude?: string[] }>('defaultRelationTypes') ?? {};
  return {
    knownRelations,
    knownRelationPairs,
    defaultRelations: knownRelations.filter((type) => include?.includes(type) ?? !exclude.includes(type)),
    maxDepth: read<number>('maxDepth') ?? Number.POSITIVE_INFINITY,
    limitEntities: read<number>('limitEntities') ?? defaultLimit,
  };
}
