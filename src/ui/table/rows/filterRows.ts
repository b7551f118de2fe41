import type { ClientColumn, TableFilter, TableState, TableValue } from '../tableTypes';

/** The single values of a cell. */
export function listValues(value: TableValue): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}

/**
 * The rows that have every word of a search somewhere, in any of their columns and in any case.
 * @param texts what is searched of each row, lower-case; see {@link createSearchTexts}
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

/** What is searched of each row: made once, so that each key typed only looks. */
export function createSearchTexts<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<ClientColumn<Row>>,
): ReadonlyMap<Row, string> {
  const values = columns.flatMap(({ value }) => value ?? []);
  const textOf = (row: Row) => values.flatMap((value) => listValues(value(row))).join('\n');
  return new Map(rows.map((row) => [row, textOf(row).toLocaleLowerCase()]));
}

/** The rows that all filters let through, or all but the one of a column. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: ReadonlyArray<ClientColumn<Row>>,
  filters: TableState['filters'],
  except?: string,
): readonly Row[] {
  const tests = filters.flatMap((filter) => {
    const value = columns.find(({ id }) => id === filter.column)?.value;
    const wanted = wantedValues(filter);
    if (!value || wanted.length === 0 || filter.column === except) return [];
    return (row: Row) => listValues(value(row)).some((one) => wanted.includes(one));
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** The values of a filter; none lets everything through. */
export function wantedValues({ value }: TableFilter): readonly string[] {
  return typeof value === 'object' ? value : value === '' ? [] : [value];
}
