import { type Entity, RELATION_PARENT_OF, getEntityRelations, stringifyEntityRef } from '#model';
import type { CatalogApi, CatalogRequestOptions } from '#extensions/catalog';

const fields = ['kind', 'metadata.name', 'metadata.namespace', 'relations'];

/**
 * Loads the refs of a group and all of its descendants, with one request for each level. Visits each group once, even if the
 * tree has a cycle.
 */
export async function loadDescendantGroups(
  group: Entity,
  catalogApi: CatalogApi,
  options: CatalogRequestOptions,
): Promise<string[]> {
  const seen = new Set([stringifyEntityRef(group)]);
  let level: Entity[] = [group];
  while (level.length > 0) {
    const next = level
      .flatMap((entity) => getEntityRelations(entity, RELATION_PARENT_OF, 'group'))
      .map(({ targetRef }) => targetRef)
      .filter((ref) => !seen.has(ref));
    for (const ref of next) seen.add(ref);
    if (next.length === 0) break;
    const { items } = await catalogApi.getEntitiesByRefs({ entityRefs: [...new Set(next)], fields }, options);
    level = items.filter((entity) => entity !== undefined);
  }
  return [...seen];
}
