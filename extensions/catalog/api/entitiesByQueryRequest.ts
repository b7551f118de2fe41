import type {
  QueryEntitiesCursorRequest,
  QueryEntitiesInitialRequest,
  QueryEntitiesRequest,
} from './CatalogApi';
import { predicateFromEntityFilter } from './entityFilterPredicate';
import { createFilterParameters } from './entityFilterQuery';
import { maxQueryLength } from './maxQueryLength';
import type { CatalogHttpRequest } from './catalogHttpRequest';

/** Creates a request to `entities/by-query`: GET, or POST if the query does not fit into a URL. */
export function createEntitiesByQueryRequest(request: QueryEntitiesRequest): CatalogHttpRequest {
  const path = ['entities', 'by-query'];
  if ('cursor' in request) return { path, query: createCursorQuery(request) };
  const filters = createFilterParameters(request.filter);
  if (request.query === undefined && filters) {
    const query = createInitialQuery(request, filters);
    if (query.toString().length <= maxQueryLength) return { path, query };
  }
  return { path, method: 'POST', body: createBody(request) };
}

function createCursorQuery(request: QueryEntitiesCursorRequest): URLSearchParams {
  const query = new URLSearchParams();
  if (request.limit !== undefined) query.set('limit', String(request.limit));
  if (request.fields?.length) query.set('fields', request.fields.join(','));
  query.set('cursor', request.cursor);
  return query;
}

function createInitialQuery(request: QueryEntitiesInitialRequest, filters: string[]): URLSearchParams {
  const query = new URLSearchParams();
  if (request.limit !== undefined) query.set('limit', String(request.limit));
  if (request.offset !== undefined) query.set('offset', String(request.offset));
  for (const { field, order } of request.orderFields ?? []) query.append('orderField', `${field},${order}`);
  for (const filter of filters) query.append('filter', filter);
  const term = request.fullTextFilter?.term.trim();
  if (term) {
    query.set('fullTextFilterTerm', term);
    const fields = request.fullTextFilter?.fields ?? [];
    if (fields.length > 0) query.set('fullTextFilterFields', fields.join(','));
  }
  if (request.fields?.length) query.set('fields', request.fields.join(','));
  if (request.totalItems) query.set('totalItems', request.totalItems);
  return query;
}

function createBody(request: QueryEntitiesInitialRequest): Record<string, unknown> {
  const { filter, query, orderFields, fullTextFilter, ...rest } = request;
  const term = fullTextFilter?.term.trim();
  return {
    ...rest,
    query: query ?? predicateFromEntityFilter(filter),
    ...(orderFields && { orderBy: orderFields }),
    ...(term && { fullTextFilter: { ...fullTextFilter, term } }),
  };
}
