import { type Entity, stringifyEntityRef } from '#model';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { readEntity } from '../../protocol';
import { type QueryFailure, useQueryFailure } from '../../query/useQueryFailure';

/** Entities with more relations are not checked for missing targets. */
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

/** The related entities by ref. `undefined` for those that are not in the catalog. */
export type RelatedEntities = ReadonlyMap<string, Entity | undefined>;

/** Loads all related entities of an entity, in one request that all cards of the page share. */
export function useRelatedEntities(entity: Entity): {
  related: RelatedEntities | undefined;
  failure: QueryFailure | undefined;
} {
  const refs = [...new Set((entity.relations ?? []).map(({ targetRef }) => targetRef))].toSorted();
  const query = useCatalogQuery<RelatedEntities>({
    queryKey: ['related', stringifyEntityRef(entity), refs],
    load: async (catalogApi, options) => {
      const { items } = await catalogApi.getEntitiesByRefs({ entityRefs: refs, fields }, options);
      return new Map(refs.map((ref, index) => [ref, items[index] && readEntity(items[index], ref).entity]));
    },
    enabled: refs.length > 0,
  });
  const failure = useQueryFailure(query);
  return { related: refs.length === 0 ? new Map() : query.data, failure };
}
