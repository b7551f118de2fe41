import type { EntityFacetsResponse } from '../protocol';
import type { CatalogApi } from '../api/CatalogApi';
import type { FacetBatch } from './planFacets';
import { serializeConditions } from './serializeConditions';

/** Creates the query for a batch of facets. Equal batches share one request. */
export function createFacetQuery(catalogApi: CatalogApi, { facets, conditions }: FacetBatch) {
  return {
    queryKey: ['catalog', 'facets', facets, serializeConditions(conditions)],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<EntityFacetsResponse> =>
      conditions === 'nothing'
        ? { facets: Object.fromEntries(facets.map((facet) => [facet, []])) }
        : catalogApi.getEntityFacets({ facets, ...conditions }, { signal }),
  };
}
