import { expect, it } from 'vitest';
import type { CatalogApi } from '#extensions/catalog';
import { loadOwnedCounts } from './loadOwnedCounts';
import { ownedEntitiesSearch } from './ownedEntitiesSearch';

it('counts by kind and type, highest count first, including entities without a type', async () => {
  const facets: Record<string, { types: Array<[string, number]>; all: number }> = {
    component: {
      types: [
        ['service', 3],
        ['website', 5],
      ],
      all: 8,
    },
    system: { types: [], all: 2 },
  };
  const catalogApi = {
    async getEntityFacets({ filter }: { filter: { kind: string } }) {
      const { types, all } = facets[filter.kind] ?? { types: [], all: 0 };
      return {
        facets: {
          'spec.type': types.map(([value, count]) => ({ value, count })),
          kind: all > 0 ? [{ value: filter.kind, count: all }] : [],
        },
      };
    },
  } as unknown as CatalogApi;
  const counts = await loadOwnedCounts(
    catalogApi,
    { owners: ['group:default/a'], kinds: ['Component', 'System', 'API'] },
    {},
  );
  expect(counts).toEqual([
    { kind: 'Component', type: 'website', count: 5 },
    { kind: 'Component', type: 'service', count: 3 },
    { kind: 'System', count: 2 },
  ]);
});

it('links to the catalog with the same selection', () => {
  const search = ownedEntitiesSearch({
    kind: 'API',
    type: 'openapi',
    owners: ['group:default/a', 'group:default/b'],
  });
  expect(decodeURIComponent(search)).toBe(
    'filters[kind]=api&filters[type]=openapi&filters[owners]=group:default/a&filters[owners]=group:default/b&filters[user]=all',
  );
});
