import type { DataTableColumn, TableLayout } from '../tableTypes';

/** Whether a column may be moved and hidden: those of boxes and icons stay where they are. */
function isArranged({ hideHeader }: Pick<DataTableColumn<unknown>, 'hideHeader'>): boolean {
  return hideHeader !== true;
}

interface Arranged {
  id: string;
  hideHeader?: boolean;
}

/** All columns in the order of a layout, hidden ones with them. */
export function orderColumns<Column extends Arranged>(
  columns: readonly Column[],
  { order = [] }: TableLayout,
): readonly Column[] {
  let last = -1;
  const ranked = columns.filter(isArranged).map((column) => {
    const rank = order.indexOf(column.id);
    last = rank < 0 ? Math.floor(last) + 0.5 : rank;
    return { column, rank: last };
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return columns.map((column) => (isArranged(column) ? (ranked.shift()?.column ?? column) : column));
}

/** The columns that a layout shows, in its order. The one that names the rows is always among them. */
export function applyTableLayout<Column extends Arranged & { primary?: boolean }>(
  columns: readonly Column[],
  layout: TableLayout,
): readonly Column[] {
  const isShown = ({ id, primary }: Column) => primary === true || !layout.hidden?.includes(id);
  return orderColumns(columns, layout).filter(isShown);
}

/** Reads a stored layout; what is not one says nothing. */
export function parseTableLayout(value: unknown): TableLayout {
  const { order, hidden, density }: Record<string, unknown> = Object(value);
  return {
    ...(Array.isArray(order) && { order: order.map(String) }),
    ...(Array.isArray(hidden) && { hidden: hidden.map(String) }),
    ...(density === 'compact' && { density }),
  };
}
