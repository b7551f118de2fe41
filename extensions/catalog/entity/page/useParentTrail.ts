import {
  type Entity,
  RELATION_CHILD_OF,
  RELATION_PART_OF,
  getEntityRelations,
  safeParseEntityRef,
  stringifyEntityRef,
} from '#model';
import type { CatalogApi, CatalogRequestOptions } from '../../api/CatalogApi';
import { useEntityPath } from '../../components/useEntityPath';
import { useEntityTitles } from '../../presentation/useEntityTitles';
import { useCatalogQuery } from '../../query/useCatalogQuery';

/** The parent and the grandparent. */
const maxParents = 2;
const fields = ['kind', 'metadata.name', 'metadata.namespace', 'relations'];

/** Returns the breadcrumbs of the entities that this one is part of: the grandparent, then the parent. */
export function useParentTrail(entity: Entity): Array<{ label: string; to?: string }> {
  const path = useEntityPath();
  const parent = findParent(entity);
  const { data } = useCatalogQuery<string[]>({
    queryKey: ['parents', stringifyEntityRef(entity), parent],
    load: (catalogApi, options) => loadParents(entity, catalogApi, options),
    enabled: parent !== undefined,
  });
  const refs = data ?? (parent === undefined ? [] : [parent]);
  const titles = useEntityTitles(refs);
  return refs.map((ref) => {
    const parsed = safeParseEntityRef(ref);
    const to = parsed.ok ? path(parsed.value) : undefined;
    return { label: titles.get(ref) ?? ref, ...(to === undefined ? {} : { to }) };
  });
}

/** Loads the refs of the parents, the nearest last. Ends at a cycle. */
async function loadParents(
  entity: Entity,
  catalogApi: CatalogApi,
  options: CatalogRequestOptions,
): Promise<string[]> {
  const seen = new Set([stringifyEntityRef(entity)]);
  const parents: string[] = [];
  let parent = findParent(entity);
  while (parent !== undefined && !seen.has(parent)) {
    seen.add(parent);
    parents.unshift(parent);
    if (parents.length === maxParents) break;
    const { items } = await catalogApi.getEntitiesByRefs({ entityRefs: [parent], fields }, options);
    parent = items[0] && findParent(items[0]);
  }
  return parents;
}

/** Returns the first entity that this one is part of, in canonical form. For a group, it is the parent group. */
function findParent(entity: Entity): string | undefined {
  const relations = [RELATION_PART_OF, RELATION_CHILD_OF].flatMap((type) => getEntityRelations(entity, type));
  for (const { targetRef } of relations) {
    const parsed = safeParseEntityRef(targetRef);
    if (parsed.ok) return stringifyEntityRef(parsed.value);
  }
  return undefined;
}
