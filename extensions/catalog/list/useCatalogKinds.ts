import { useCatalogQuery } from '../query/useCatalogQuery';

/** The kinds that the catalogue has entities of, as their entities write them. */
export function useCatalogKinds() {
  return useCatalogQuery<string[]>({
    queryKey: ['kinds'],
    load: async (catalogApi, options) => {
      const { facets } = await catalogApi.getEntityFacets({ facets: ['kind'] }, options);
      return (facets['kind'] ?? []).map(({ value }) => value);
    },
  });
}
