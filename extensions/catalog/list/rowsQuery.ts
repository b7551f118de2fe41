import type { QueryEntitiesResponse } from '../protocol';
import type { CatalogApi, CatalogRequestOptions } from '../api/CatalogApi';
import type { CatalogQuery } from '../query/catalogQuery';
import { defaultOrder } from './catalogListState';
import {
  type PendingRowsQuery,
  type RowsQuery,
  createInitialRequest,
  createRowsRequest,
  isComplete,
} from './entityListRequests';
import { serializeConditions } from './serializeConditions';
import type { RowsPage } from './sortedRows';

/** The rows of a list that cannot have any. */
export const nothing: QueryEntitiesResponse = { items: [], totalItems: 0, pageInfo: {} };

/** Resolves the query for a page of rows. */
export function resolveRowsQuery(query: PendingRowsQuery): CatalogQuery<RowsPage> {
  return {
    queryKey: ['rows', { ...query, conditions: serializeConditions(query.conditions) }],
    load: async (catalogApi, options) => (isComplete(query) ? loadRows(catalogApi, query, options) : nothing),
  };
}

async function loadRows(
  catalogApi: CatalogApi,
  query: RowsQuery,
  options: CatalogRequestOptions,
): Promise<RowsPage> {
  const isSorted = query.order.field !== defaultOrder.field;
  const sorted = isSorted || query.mode === 'none' ? await import('./sortedRows') : undefined;
  const initial = createInitialRequest(query);
  if (sorted && query.mode === 'none') {
    const items: QueryEntitiesResponse['items'] = [];
    for await (const page of sorted.streamSorted(catalogApi, initial, options)) items.push(...page);
    return { items, totalItems: items.length, pageInfo: {} };
  }
  const parts = sorted?.splitByField(initial);
  return sorted && parts
    ? sorted.loadSplitPage(catalogApi, parts, query.cursor, options)
    : catalogApi.queryEntities(createRowsRequest(query), options);
}
