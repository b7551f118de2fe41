import type { DataTableColumn, TableLayout } from '../model/tableTypes';

/** Returns whether a column can be moved and hidden. Columns with checkboxes and icons cannot. */
function isMovable({ hideHeader }: Pick<DataTableColumn<unknown>, 'hideHeader'>): boolean {
  return hideHeader !== true;
}

interface LayoutColumn {
  id: string;
  hideHeader?: boolean;
}

/** Returns all columns in the order of a layout, including hidden ones. */
export function orderColumns<Column extends LayoutColumn>(
  columns: readonly Column[],
  { order = [] }: TableLayout,
): readonly Column[] {
  let last = -1;
  const ranked = columns.filter(isMovable).map((column) => {
    const rank = order.indexOf(column.id);
    last = rank < 0 ? Math.floor(last) + 0.5 : rank;
    return { column, rank: last };
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return columns.map((column) => (isMovable(column) ? (ranked.shift()?.column ?? column) : column));
}

/** Returns the columns that a layout shows, in its order. They always include the column that names the rows. */
export function applyTableLayout<Column extends LayoutColumn & { primary?: boolean }>(
  columns: readonly Column[],
  layout: TableLayout,
): readonly Column[] {
  const isShown = ({ id, primary }: Column) => primary === true || !layout.hidden?.includes(id);
  return orderColumns(columns, layout).filter(isShown);
}

/** Parses a stored layout. Invalid parts are ignored. */
export function parseTableLayout(value: unknown): TableLayout {
  const { order, hidden, density }: Record<string, unknown> = Object(value);
  return {
    ...(Array.isArray(order) && { order: order.map(String) }),
    ...(Array.isArray(hidden) && { hidden: hidden.map(String) }),
    ...(density === 'compact' && { density }),
  };
}
