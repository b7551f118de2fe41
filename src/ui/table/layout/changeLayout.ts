import type { TableLayout } from '../tableTypes';

/** A layout with a column shown or hidden. */
export function showColumn(layout: TableLayout, id: string, shown: boolean): TableLayout {
  const others = (layout.hidden ?? []).filter((other) => other !== id);
  return { ...layout, hidden: shown ? others : [...others, id] };
}

/**
 * A layout with a column moved by one place.
 * @param ids the arranged columns of the table as they stand; ids of columns that it lacks now keep their order behind them
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
