import type { EntityFacetsResponse } from '#protocol';
import type { CatalogApi } from '../api/CatalogApi';
import type { FacetBatch } from './facetPlan';
import { printConditions } from './printConditions';

/** The query of one batch of facets: the same batch is asked for once, whoever needs it. */
export function createFacetQuery(catalogApi: CatalogApi, { facets, conditions }: FacetBatch) {
  return {
    queryKey: ['catalog', 'facets', facets, printConditions(conditions)],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<EntityFacetsResponse> =>
      conditions === 'nothing'
        ? { facets: Object.fromEntries(facets.map((facet) => [facet, []])) }
        : catalogApi.getEntityFacets({ facets, ...conditions }, { signal }),
  };
}
