import { useCallback, useMemo, useState } from 'react';
import type { ClientTableProps } from './ClientTable';
import { applyTableLayout } from './layout/tableLayout';
import { listValues, listFilterValues } from './rows/filterRows';
import { pageRows } from './rows/pageRows';
import { useTableRows } from './rows/useTableRows';
import type { Selection } from './selection/selectRows';
import { useSelectionColumn } from './selection/useSelectionColumn';
import { defaultTableState } from './state/tableStateInUrl';
import type { TableState } from './model/tableTypes';

const noSelection: Selection = new Set();
const defaultLayout = {};

/** Returns the rows that a {@link ClientTable} shows, its state, and functions to change it. */
export function useClientTable<Row>(props: ClientTableProps<Row>) {
  const { columns, rows, getRowId, pageSize, layout = defaultLayout, bulkActions, onSelectionChange } = props;
  const { state, change } = useTableState(props);
  const { found, matching } = useTableRows(rows, columns, state);
  const [ownSelection, setOwnSelection] = useState(noSelection);
  const selection = props.selection ?? ownSelection;
  const isSelectable = bulkActions !== undefined || onSelectionChange !== undefined;
  const naming = columns.find(({ primary }) => primary) ?? columns[0];
  const nameOf = useCallback(
    (row: Row) => listValues(naming?.value?.(row) ?? naming?.title?.(row) ?? getRowId(row)).join(', '),
    [naming, getRowId],
  );
  const select = onSelectionChange ?? setOwnSelection;
  const shownRows = isSelectable ? matching : undefined;
  const boxes = useSelectionColumn({ rows: shownRows, getRowId, nameOf, selection, onChange: select });
  const arranged = useMemo(() => {
    const sortable = columns.map((column) => (column.value ? { sortable: true, ...column } : column));
    return applyTableLayout(isSelectable ? [boxes, ...sortable] : sortable, layout);
  }, [columns, layout, isSelectable, boxes]);
  const page = pageRows(matching, {
    offset: state.offset,
    pageSize: state.pageSize ?? pageSize ?? Number.POSITIVE_INFINITY,
    pageSizes: pageSize === undefined ? [] : pageSizes(pageSize),
    onOffsetChange: (offset) => change({ offset }),
    onPageSizeChange: (size) => change({ pageSize: size, offset: 0 }),
  });
  const active = state.filters.reduce((sum, filter) => sum + listFilterValues(filter).length, 0);
  return { state, change, found, matching, page, arranged, selection, select, active };
}

function pageSizes(own: number): number[] {
  return [...new Set([10, 20, 50, 100, own])].toSorted((a, b) => a - b);
}

function useTableState<Row>({ initialState, state, onStateChange }: ClientTableProps<Row>) {
  const [own, setOwn] = useState<TableState>({ ...defaultTableState, ...initialState });
  const now = state ?? own;
  const change = (part: Partial<TableState>) => (onStateChange ?? setOwn)({ ...now, ...part });
  return { state: now, change };
}
