import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { resolveTokens } from '../theme/resolveTokens';
import { DataTable, type DataTableProps } from './DataTable';
import { TableLayoutMenu } from './layout/TableLayoutMenu';
import { SelectedRows } from './selection/SelectedRows';
import { selectionBarHeight } from './selection/SelectionBar';
import type { Selection } from './selection/selectRows';
import type { ClientColumn, TableLayout, TableState } from './model/tableTypes';
import { NothingMatches } from './tools/NothingMatches';
import { TableChips } from './tools/TableChips';
import { TableFilters } from './tools/TableFilters';
import { TableToolbar } from './tools/TableToolbar';
import { useClientTable } from './useClientTable';

type InheritedProps =
  | 'label'
  | 'getRowId'
  | 'loading'
  | 'skeletonRows'
  | 'empty'
  | 'error'
  | 'errorTitle'
  | 'onRetry'
  | 'rowActions';

/** Props of {@link ClientTable}. */
export interface ClientTableProps<Row> extends Pick<DataTableProps<Row>, InheritedProps> {
  /** The columns. Pass the same array until the columns change. */
  columns: ReadonlyArray<ClientColumn<Row>>;
  /** All rows. Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /**
   * The initial number of rows per page. Without it, the table has no pages, and of many rows only those in view are rendered.
   */
  pageSize?: number;
  /** The initial search, filters and sorting if the table manages its own state. */
  initialState?: Partial<TableState>;
  /** The search, filters and sorting if the caller manages the state: see `useTableStateInUrl`. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
  /** Makes rows selectable. Returns the actions for the selected rows, shown in a bar while rows are selected. */
  bulkActions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** The ids of the selected rows, if the caller manages the selection. */
  selection?: Selection;
  onSelectionChange?: (selection: Selection) => void;
  /**
   * The column order, hidden columns and density. With `onLayoutChange`, the table has a button to change them: see
   * `useStoredTableLayout`.
   */
  layout?: TableLayout;
  onLayoutChange?: (layout: TableLayout) => void;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  minWidth: 0,
  '& > [data-filters]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 760px)': {
      gridTemplateColumns: '240px minmax(0, 1fr)',
      '& > aside': { borderInlineEnd: `1px solid ${theme.palette.divider}` },
      '& > :not(aside)': { borderTop: `1px solid ${theme.palette.divider}` },
    },
  },
  // Attributes instead of `:has()`, which would recalculate the styles of the whole table for each row that scrolls into view.
  '&[data-selected]': { '--trellis-sticky-bottom': `${selectionBarHeight}px` },
  '& tbody tr[data-selected]': { backgroundColor: resolveTokens(theme).accent.soft },
}));

/**
 * A table for rows that are all in the browser, with all features of the kit's tables: search, filters with counts, sorting,
 * pages or virtual scrolling, selection with bulk actions, and configurable columns and density.
 */
export function ClientTable<Row>(props: ClientTableProps<Row>) {
  const { columns, rows, layout = {}, onLayoutChange, actions } = props;
  const table = useClientTable(props);
  const { state, change } = table;
  const panel = useId();
  const filterable = columns.filter(({ filter }) => filter !== undefined);
  const isOpen = state.filtersOpen && filterable.length > 0;
  const onFilters = (filters: TableState['filters']) => change({ filters, offset: 0 });
  const toggle = () => change({ filtersOpen: !state.filtersOpen });
  return (
    <Frame data-selected={table.selection.size > 0 ? '' : undefined}>
      <TableToolbar
        label={props.label}
        search={state.search}
        onSearch={(search) => change({ search, offset: 0 })}
        {...(filterable.length > 0 && {
          filters: { id: panel, open: isOpen, active: table.active, onToggle: toggle },
        })}
      >
        {actions}
        {onLayoutChange && (
          <TableLayoutMenu columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
        )}
      </TableToolbar>
      {!isOpen && <TableChips columns={columns} filters={state.filters} onChange={onFilters} />}
      <div data-filters={isOpen ? '' : undefined}>
        {isOpen && (
          <TableFilters
            id={panel}
            columns={filterable}
            rows={rows ?? []}
            found={table.found}
            filters={state.filters}
            onChange={onFilters}
          />
        )}
        <Rows {...props} table={table} />
      </div>
      <SelectedRows
        rows={rows ?? []}
        matching={table.matching ?? []}
        getRowId={props.getRowId}
        selection={table.selection}
        onClear={() => table.select(new Set())}
        bulkActions={props.bulkActions}
      />
    </Frame>
  );
}

function Rows<Row>(props: ClientTableProps<Row> & { table: ReturnType<typeof useClientTable<Row>> }) {
  const {
    table,
    label,
    getRowId,
    loading = false,
    skeletonRows = 10,
    error,
    errorTitle,
    onRetry,
    rowActions,
  } = props;
  const { state, change, page, arranged, active } = table;
  const isNarrowed = active > 0 || state.search.trim() !== '';
  return (
    <DataTable
      label={label}
      getRowId={getRowId}
      loading={loading}
      skeletonRows={skeletonRows}
      error={error}
      errorTitle={errorTitle}
      {...(onRetry && { onRetry })}
      {...(rowActions && { rowActions })}
      isSelected={(row) => table.selection.has(getRowId(row))}
      {...page}
      columns={arranged}
      dense={props.layout?.density === 'compact'}
      sort={state.sort}
      onSort={(sort) => change({ sort, offset: 0 })}
      empty={
        isNarrowed ? (
          <NothingMatches onClear={() => change({ filters: [], search: '', offset: 0 })} />
        ) : (
          props.empty
        )
      }
    />
  );
}
