import type { SortState, TableValue } from '../model/tableTypes';

/** Returns the sort value of a row. If a column has no values, the rows keep their order. */
export type SortValue<Row> = (row: Row, column: string) => TableValue;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compareValues(a: TableValue, b: TableValue): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** Returns the rows sorted by a column. Rows without a value come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: SortState | undefined,
  sortValue: SortValue<Row> | undefined,
): readonly Row[] {
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'desc' ? -1 : 1;
  return rows
    .map((row) => [row, sortValue(row, sort.column)] as const)
    .sort(([, a], [, b]) => compareValues(a, b) * (a === undefined || b === undefined ? 1 : sign))
    .map(([row]) => row);
}
