import type { GetEntityFacetsRequest } from './CatalogApi';
import { predicateFromEntityFilter } from './entityFilterPredicate';
import { createFilterParameters } from './entityFilterQuery';
import { maxQueryLength } from './maxQueryLength';
import type { CatalogHttpRequest } from './catalogHttpRequest';

/** Creates a request to `entity-facets`: GET, or POST if the query does not fit into a URL. */
export function createEntityFacetsRequest(request: GetEntityFacetsRequest): CatalogHttpRequest {
  const path = ['entity-facets'];
  const filters = createFilterParameters(request.filter);
  if (request.query === undefined && filters) {
    const query = new URLSearchParams();
    for (const facet of request.facets) query.append('facet', facet);
    for (const filter of filters) query.append('filter', filter);
    if (query.toString().length <= maxQueryLength) return { path, query };
  }
  const predicate = request.query ?? predicateFromEntityFilter(request.filter);
  return { path, method: 'POST', body: { facets: request.facets, query: predicate } };
}
