import { type Entity, RELATION_MEMBER_OF, getEntityRelations, stringifyEntityRef } from '#model';
import { type QueryFailure, useCatalogQuery, useQueryFailure } from '#extensions/catalog/components';
import { loadDescendantGroups } from './loadDescendantGroups';

/** The scope: only the entity, or also the child groups of a group or the groups of a user. */
export type Aggregation = 'direct' | 'aggregated';

/** Returns the refs in the scope of an entity. */
export function useCountedRefs(
  entity: Entity,
  aggregation: Aggregation,
): { refs: string[] | undefined; failure: QueryFailure | undefined } {
  const own = stringifyEntityRef(entity);
  const isGroup = entity.kind.toLowerCase() === 'group';
  const query = useCatalogQuery<string[]>({
    queryKey: ['org', 'descendants', own],
    load: (catalogApi, options) => loadDescendantGroups(entity, catalogApi, options),
    enabled: isGroup && aggregation === 'aggregated',
  });
  const failure = useQueryFailure(query);
  if (aggregation === 'direct') return { refs: [own], failure: undefined };
  if (isGroup) return { refs: query.data, failure };
  const groups = getEntityRelations(entity, RELATION_MEMBER_OF, 'group').map(({ targetRef }) => targetRef);
  return { refs: [own, ...groups], failure: undefined };
}
