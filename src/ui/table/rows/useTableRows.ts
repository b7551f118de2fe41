import { useMemo } from 'react';
import type { ClientColumn, TableState } from '../model/tableTypes';
import { createSearchTexts, filterRows, searchRows } from './filterRows';
import { sortRows } from './sortRows';

/** The rows of a table after search, filters and sorting. */
export interface TableRows<Row> {
  /** The rows that match the search, before the filters. */
  found: readonly Row[];
  /** The rows that match the search and the filters, sorted. */
  matching: readonly Row[] | undefined;
}

/** Searches, filters and sorts rows. Each step runs only when its inputs change. */
export function useTableRows<Row>(
  rows: readonly Row[] | undefined,
  columns: ReadonlyArray<ClientColumn<Row>>,
  { search, filters, sort }: TableState,
): TableRows<Row> {
  const isSearched = search.trim() !== '';
  const texts = useMemo(
    () => (isSearched && rows ? createSearchTexts(rows, columns) : undefined),
    [rows, columns, isSearched],
  );
  const found = useMemo(
    () => (rows && texts ? searchRows(rows, texts, search) : (rows ?? [])),
    [rows, texts, search],
  );
  const filtered = useMemo(() => filterRows(found, columns, filters), [found, columns, filters]);
  const matching = useMemo(() => {
    const sortValue = (row: Row, id: string) => columns.find((column) => column.id === id)?.value?.(row);
    return rows && sortRows(filtered, sort, sortValue);
  }, [rows, filtered, sort, columns]);
  return { found, matching };
}
