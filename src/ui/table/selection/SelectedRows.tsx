import type { ReactNode } from 'react';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './selectRows';

/** Props of {@link SelectedRows}. */
export interface SelectedRowsProps<Row> {
  rows: readonly Row[];
  /** The rows that match the search and the filters. */
  matching: readonly Row[];
  getRowId: (row: Row) => string;
  selection: Selection;
  onClear: () => void;
  bulkActions: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
}

/** Shows the selection bar while rows are selected. Rows that no longer exist are not counted as selected. */
export function SelectedRows<Row>(props: SelectedRowsProps<Row>) {
  const { rows, matching, getRowId, selection, onClear, bulkActions } = props;
  if (selection.size === 0) return null;
  const isSelected = (row: Row) => selection.has(getRowId(row));
  const selected = rows.filter(isSelected);
  if (selected.length === 0) return null;
  const hidden = selected.length - matching.filter(isSelected).length;
  return (
    <SelectionBar count={selected.length} hidden={hidden} onClear={onClear}>
      {bulkActions?.(selected, onClear)}
    </SelectionBar>
  );
}
