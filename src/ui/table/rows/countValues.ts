import type { FacetOption } from '../../filter/FacetFilter';
import type { ClientColumn } from '../model/tableTypes';
import { listValues } from './filterRows';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Lists all values of a column in alphabetical order, each with its number of rows.
 *
 * @param all the rows that provide the values, so that none disappears when other filters are active
 * @param counted the rows to count: those that match all other filters
 */
export function countValues<Row>(
  { value }: ClientColumn<Row>,
  all: readonly Row[],
  counted: readonly Row[],
): FacetOption[] {
  if (!value) return [];
  const counts = new Map<string, number>();
  for (const row of all) for (const one of listValues(value(row))) counts.set(one, 0);
  for (const row of counted)
    for (const one of new Set(listValues(value(row)))) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => collator.compare(a, b))
    .map(([one, count]) => ({ value: one, label: one, count }));
}
