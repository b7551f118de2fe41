import type { GetEntityFacetsRequest } from './CatalogApi';
import { predicateFromEntityFilter } from './entityFilterPredicate';
import { printEntityFilter } from './entityFilterQuery';
import { longestQuery } from './longestQuery';
import type { CatalogHttpRequest } from './sendCatalogRequest';

/** `entity-facets` as a GET, or as a POST where an address cannot say it. */
export function createEntityFacetsRequest(request: GetEntityFacetsRequest): CatalogHttpRequest {
  const path = ['entity-facets'];
  const filters = printEntityFilter(request.filter);
  if (request.query === undefined && filters) {
    const query = new URLSearchParams();
    for (const facet of request.facets) query.append('facet', facet);
    for (const filter of filters) query.append('filter', filter);
    if (query.toString().length <= longestQuery) return { path, query };
  }
  const predicate = request.query ?? predicateFromEntityFilter(request.filter);
  return { path, method: 'POST', body: { facets: request.facets, query: predicate } };
}
