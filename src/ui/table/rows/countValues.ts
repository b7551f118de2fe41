import type { FacetOption } from '../../filter/FacetFilter';
import type { ClientColumn } from '../tableTypes';
import { listValues } from './filterRows';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Every value that a column has, in the order of names, each with how many rows have it.
 * @param all the rows that the values are taken from, so that none disappears while others are filtered by
 * @param counted the rows that are counted: those that all other filters leave
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
