import type { Catalog, CatalogService, Decision } from '#backend';
import { evaluateFilterPredicate, stringifyEntityRef, type Entity, type FilterPredicate } from '#model';

/**
 * Creates a catalog of these entities for tests. Every caller sees all of them, unless `limit` restricts them.
 * Ignores `fields` and cursors.
 */
export function createMemoryCatalog(
  entities: readonly Entity[],
  limit: () => Decision = () => 'ALLOW',
): CatalogService {
  const where = (allowed: FilterPredicate): Catalog =>
    createCatalog(entities.filter((entity) => evaluateFilterPredicate(allowed, entity)));
  const whole = createCatalog(entities);
  return {
    whole,
    where,
    async changes(after, limit) {
      const start = Number(after ?? 0);
      const items = entities.slice(start, start + limit);
      return {
        items: items.map((entity) => ({ ref: stringifyEntityRef(entity), entity })),
        cursor: String(start + items.length),
      };
    },
    async changedRefs(after, limit) {
      const { items, cursor } = await this.changes(after, limit);
      return { refs: items.map(({ ref }) => ref), cursor };
    },
    latestChange: async () => String(entities.length),
    as() {
      const decision = limit();
      if (decision === 'ALLOW') return whole;
      return where(decision === 'DENY' ? { $any: [] } : decision.when);
    },
  };
}

function createCatalog(entities: readonly Entity[]): Catalog {
  const byRef = new Map(entities.map((entity) => [stringifyEntityRef(entity), entity]));
  return {
    entityByRef: async (ref) => byRef.get(ref),
    entityByUid: async (uid) => entities.find(({ metadata }) => metadata.uid === uid),
    entitiesByRefs: async (refs) => refs.map((ref) => byRef.get(ref.toLowerCase()) ?? null),
    async query({ where, limit = 100 }) {
      const found = entities.filter(
        (entity) => where === undefined || evaluateFilterPredicate(where, entity),
      );
      return { items: found.slice(0, limit), totalItems: found.length };
    },
    refs: async (among) => [...byRef.keys()].filter((ref) => among?.includes(ref) ?? true),
  };
}
