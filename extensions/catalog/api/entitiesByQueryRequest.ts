import type {
  QueryEntitiesCursorRequest,
  QueryEntitiesInitialRequest,
  QueryEntitiesRequest,
} from './CatalogApi';
import { predicateFromEntityFilter } from './entityFilterPredicate';
import { printEntityFilter } from './entityFilterQuery';
import { longestQuery } from './longestQuery';
import type { CatalogHttpRequest } from './sendCatalogRequest';

/** `entities/by-query` as a GET, or as a POST where an address cannot say it. */
export function createEntitiesByQueryRequest(request: QueryEntitiesRequest): CatalogHttpRequest {
  const path = ['entities', 'by-query'];
  if ('cursor' in request) return { path, query: printCursorQuery(request) };
  const filters = printEntityFilter(request.filter);
  if (request.query === undefined && filters) {
    const query = printInitialQuery(request, filters);
    if (query.toString().length <= longestQuery) return { path, query };
  }
  return { path, method: 'POST', body: createBody(request) };
}

function printCursorQuery(request: QueryEntitiesCursorRequest): URLSearchParams {
  const query = new URLSearchParams();
  if (request.limit !== undefined) query.set('limit', String(request.limit));
  if (request.fields?.length) query.set('fields', request.fields.join(','));
  query.set('cursor', request.cursor);
  return query;
}

function printInitialQuery(request: QueryEntitiesInitialRequest, filters: string[]): URLSearchParams {
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
