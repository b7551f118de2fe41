import type { ClientColumn, TableFilter, TableState, TableValue } from '../model/tableTypes';

/** Returns the values of a cell as a list. */
export function listValues(value: TableValue): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}

/**
 * Returns the rows that contain every word of a search, in any column and ignoring case.
 *
 * @param texts the searchable text of each row in lower case, see {@link createSearchTexts}
 */
export function searchRows<Row>(
  rows: readonly Row[],
  texts: ReadonlyMap<Row, string>,
  search: string,
): readonly Row[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => words.every((word) => texts.get(row)?.includes(word)));
}

/** Creates the searchable text of each row. Cached, so that a keystroke does not create it again. */
export function createSearchTexts<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<ClientColumn<Row>>,
): ReadonlyMap<Row, string> {
  const values = columns.flatMap(({ value }) => value ?? []);
  const textOf = (row: Row) => values.flatMap((value) => listValues(value(row))).join('\n');
  return new Map(rows.map((row) => [row, textOf(row).toLocaleLowerCase()]));
}

/** Returns the rows that match all filters, or all filters except the one of a column. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<ClientColumn<Row>>,
  filters: TableState['filters'],
  except?: string,
): readonly Row[] {
  const tests = filters.flatMap((filter) => {
    const value = columns.find(({ id }) => id === filter.column)?.value;
    const wanted = listFilterValues(filter);
    if (!value || wanted.length === 0 || filter.column === except) return [];
    return (row: Row) => listValues(value(row)).some((one) => wanted.includes(one));
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** Returns the values of a filter. An empty list matches all rows. */
export function listFilterValues({ value }: TableFilter): readonly string[] {
  return typeof value === 'object' ? value : value === '' ? [] : [value];
}
