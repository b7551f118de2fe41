import { type Entity, RELATION_MEMBER_OF, getEntityRelations, stringifyEntityRef } from '#model';
import { useCatalogQuery } from '#extensions/catalog/components';
import { loadDescendantGroups } from './loadDescendantGroups';

/** Whose entities are counted: the entity's own, or those of the groups below it (of a group) or above it (of a user) too. */
export type Aggregation = 'direct' | 'aggregated';

/** The refs that count for an entity. */
export function useCountedRefs(
  entity: Entity,
  aggregation: Aggregation,
): { refs: string[] | undefined; error: unknown; retry: () => void } {
  const own = stringifyEntityRef(entity);
  const isGroup = entity.kind.toLowerCase() === 'group';
  const { data, error, refetch } = useCatalogQuery<string[]>({
    queryKey: ['org', 'descendants', own],
    load: (catalogApi, options) => loadDescendantGroups(entity, catalogApi, options),
    enabled: isGroup && aggregation === 'aggregated',
  });
  const retry = () => void refetch();
  if (aggregation === 'direct') return { refs: [own], error: null, retry };
  if (isGroup) return { refs: data, error, retry };
  const groups = getEntityRelations(entity, RELATION_MEMBER_OF, 'group').map(({ targetRef }) => targetRef);
  return { refs: [own, ...groups], error: null, retry };
}
