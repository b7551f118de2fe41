import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCatalogQuery } from '../query/useCatalogQuery';
import type { KnownRows } from './entityListController';
import { type PendingRowsQuery, isComplete } from './entityListRequests';
import { nothing, resolveRowsQuery } from './rowsQuery';
import type { RowsPage } from './sortedRows';

/** The rows of a list, and their loading state. */
export interface EntityRows extends KnownRows {
  /** The requested rows, or the last ones that were loaded. `undefined` until the first load. */
  data: RowsPage | undefined;
  isFetching: boolean;
  refetch: () => void;
}

/** Loads a page of rows. Keeps the previous rows while loading and after an error. */
export function useEntityRows(query: PendingRowsQuery, enabled: boolean): EntityRows {
  const { conditions } = query;
  const isNothing = conditions === 'nothing';
  const { data, isPlaceholderData, isFetching, error, refetch } = useCatalogQuery<RowsPage>({
    ...resolveRowsQuery(query),
    enabled: enabled && isComplete(query),
    placeholderData: keepPreviousData,
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
