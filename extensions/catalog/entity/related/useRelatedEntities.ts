import { type Entity, stringifyEntityRef } from '#model';
import { useCatalogQuery } from '../../query/useCatalogQuery';

/** More relations than this are not checked for missing targets. */
export const maxCheckedRelations = 1000;

const fields = [
  'apiVersion',
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'spec.type',
  'spec.lifecycle',
  'spec.owner',
  'spec.profile',
  'relations',
];

/** What the relations of an entity lead to: the entities by ref, `undefined` for those the catalogue doesn't have. */
export type RelatedEntities = ReadonlyMap<string, Entity | undefined>;

/**
 * Loads all entities that an entity has relations to, in one request that every card of the page shares.
 */
export function useRelatedEntities(entity: Entity): {
  related: RelatedEntities | undefined;
  error: unknown;
  retry: () => void;
} {
  const refs = [...new Set((entity.relations ?? []).map(({ targetRef }) => targetRef))].toSorted();
  const { data, error, refetch } = useCatalogQuery<RelatedEntities>({
    queryKey: ['related', stringifyEntityRef(entity), refs],
    load: async (catalogApi, options) => {
      const { items } = await catalogApi.getEntitiesByRefs({ entityRefs: refs, fields }, options);
      return new Map(refs.map((ref, index) => [ref, items[index]]));
    },
    enabled: refs.length > 0,
  });
  return {
    related: refs.length === 0 ? new Map() : data,
    error,
    retry: () => void refetch(),
  };
}
