import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueryEntitiesResponse } from '../protocol';
import type { CatalogApi, CatalogRequestOptions } from '../api/CatalogApi';
import { useCatalogQuery } from '../query/useCatalogQuery';
import type { KnownRows } from './entityListController';
import { serializeConditions } from './serializeConditions';
import { defaultOrder } from './catalogListState';
import {
  type PendingRowsQuery,
  type RowsQuery,
  createInitialRequest,
  createRowsRequest,
} from './entityListRequests';
import type { RowsPage } from './sortedRows';

/** The rows of a list, and their loading state. */
export interface EntityRows extends KnownRows {
  /** The requested rows, or the last ones that were loaded. `undefined` until the first load. */
  data: RowsPage | undefined;
  isFetching: boolean;
  refetch: () => void;
}

const nothing: QueryEntitiesResponse = { items: [], totalItems: 0, pageInfo: {} };

/** Loads a page of rows. Keeps the previous rows while loading and after an error. */
export function useEntityRows(query: PendingRowsQuery, enabled: boolean): EntityRows {
  const { conditions } = query;
  const isNothing = conditions === 'nothing';
  const isReady = conditions !== undefined && !isNothing;
  const { data, isPlaceholderData, isFetching, error, refetch } = useCatalogQuery<RowsPage>({
    queryKey: ['rows', { ...query, conditions: serializeConditions(conditions) }],
    enabled: enabled && isReady,
    placeholderData: keepPreviousData,
    load: (catalogApi, options) =>
      isReady ? loadRows(catalogApi, { ...query, conditions }, options) : Promise.resolve(nothing),
  });
  const [lastGood, setLastGood] = useState<RowsPage>();
  if (data && data !== lastGood) setLastGood(data);
  const shown = isNothing ? nothing : (data ?? lastGood);
  return {
    data: shown,
    isCurrent: isNothing || (data !== undefined && !isPlaceholderData),
    isFetching: isFetching || (enabled && conditions === undefined),
    error: isNothing ? null : error,
    refetch: () => void refetch(),
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
