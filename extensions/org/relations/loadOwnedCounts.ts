import type { CatalogApi, CatalogRequestOptions } from '#extensions/catalog';

/** The number of owned entities of a kind and type. Without `type`, the number of entities that have none. */
export interface OwnedCount {
  kind: string;
  type?: string;
  count: number;
}

/**
 * Counts owned entities by kind and type, highest count first. Sends one request for each kind. The backend counts, so the
 * cost does not depend on the number of entities.
 */
export async function loadOwnedCounts(
  catalogApi: CatalogApi,
  { owners, kinds }: { owners: string[]; kinds: string[] },
  options: CatalogRequestOptions,
): Promise<OwnedCount[]> {
  const byKind = await Promise.all(
    kinds.map(async (kind) => {
      const { facets } = await catalogApi.getEntityFacets(
        { facets: ['spec.type', 'kind'], filter: { kind: kind.toLowerCase(), 'relations.ownedBy': owners } },
        options,
      );
      return countsOfKind(kind, facets['spec.type'] ?? [], facets['kind'] ?? []);
    }),
  );
  return byKind.flat().toSorted((a, b) => b.count - a.count);
}

function countsOfKind(
  kind: string,
  types: ReadonlyArray<{ value: string; count: number }>,
  kinds: ReadonlyArray<{ count: number }>,
): OwnedCount[] {
  const typed = types.map(({ value, count }) => ({ kind, type: value, count }));
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const untyped = all - types.reduce((sum, { count }) => sum + count, 0);
  return untyped > 0 ? [...typed, { kind, count: untyped }] : typed;
}
