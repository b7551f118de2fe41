import { useMemo } from 'react';
import type { ClientColumn, TableState } from '../tableTypes';
import { createSearchTexts, filterRows, searchRows } from './filterRows';
import { sortRows } from './sortRows';

/** The rows of a table under what has been chosen. */
export interface TableRows<Row> {
  /** Those that the search leaves, before the filters. */
  found: readonly Row[];
  /** Those that search and filters leave, in order. */
  matching: readonly Row[] | undefined;
}

/** Searches, filters and orders rows, each step only when what it depends on has changed. */
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
