import type { TableLayout } from '../model/tableTypes';

/** Returns a layout with a column shown or hidden. */
export function showColumn(layout: TableLayout, id: string, shown: boolean): TableLayout {
  const others = (layout.hidden ?? []).filter((other) => other !== id);
  return { ...layout, hidden: shown ? others : [...others, id] };
}

/**
 * Returns a layout with a column moved by one position.
 *
 * @param ids the columns of the table in their current order. Ids of columns that are not in the table keep their order after
 * them
 */
export function moveColumn(
  layout: TableLayout,
  ids: readonly string[],
  id: string,
  step: -1 | 1,
): TableLayout {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= ids.length) return layout;
  const order = ids.toSpliced(from, 1).toSpliced(to, 0, id);
  return { ...layout, order: [...order, ...(layout.order ?? []).filter((other) => !ids.includes(other))] };
}
