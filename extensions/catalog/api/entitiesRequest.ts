import { serializeEntityFilter } from '../protocol';
import type { GetEntitiesRequest } from './CatalogApi';
import type { CatalogHttpRequest } from './catalogHttpRequest';

/** Creates a request to `GET entities`. Its `order` parameter has the form `asc:metadata.name`. */
export function createEntitiesRequest(request: GetEntitiesRequest): CatalogHttpRequest {
  const query = new URLSearchParams();
  if (request.fields?.length) query.set('fields', request.fields.join(','));
  if (request.limit !== undefined) query.set('limit', String(request.limit));
  for (const filter of serializeEntityFilter(request.filter ?? [])) query.append('filter', filter);
  if (request.offset !== undefined) query.set('offset', String(request.offset));
  if (request.after !== undefined) query.set('after', request.after);
  for (const { field, order } of [request.order ?? []].flat()) query.append('order', `${order}:${field}`);
  return { path: ['entities'], query };
}
