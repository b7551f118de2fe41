import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { resolveTokens } from '../theme/resolveTokens';
import { DataTable, type DataTableProps } from './DataTable';
import { TableLayoutMenu } from './layout/TableLayoutMenu';
import { SelectedRows } from './selection/SelectedRows';
import { selectionBarRoom } from './selection/SelectionBar';
import type { Selection } from './selection/selectRows';
import type { ClientColumn, TableLayout, TableState } from './tableTypes';
import { NothingMatches } from './tools/NothingMatches';
import { TableChips } from './tools/TableChips';
import { TableFilters } from './tools/TableFilters';
import { TableToolbar } from './tools/TableToolbar';
import { useClientTable } from './useClientTable';

type PassedOn =
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
export interface ClientTableProps<Row> extends Pick<DataTableProps<Row>, PassedOn> {
  /** The same list for as long as the columns are the same. */
  columns: ReadonlyArray<ClientColumn<Row>>;
  /** All rows; undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** Rows on a page at first. Without it they have no pages, and of many only those in view are drawn. */
  pageSize?: number;
  /** What is searched, filtered, ordered by at first, where the table keeps that itself. */
  initialState?: Partial<TableState>;
  /** What is searched, filtered, ordered by, where somebody else keeps it: see `useTableStateInUrl`. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
  /** Lets rows be selected and says what can be done with all of them: buttons in a bar that stands there meanwhile. */
  bulkActions?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** Ids of the selected rows, where somebody else keeps them. */
  selection?: Selection;
  onSelectionChange?: (selection: Selection) => void;
  /** How the table is arranged. With `onLayoutChange` there is a button to do so: see `useStoredTableLayout`. */
  layout?: TableLayout;
  onLayoutChange?: (layout: TableLayout) => void;
  /** Buttons at the end of the line above the table. */
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
  // Plain attributes: with :has(), every row that comes into view would cost the styles of the whole table.
  '&[data-selected]': { '--trellis-sticky-bottom': `${selectionBarRoom}px` },
  '& tbody tr[data-selected]': { backgroundColor: resolveTokens(theme).accent.soft },
}));

/**
 * A table of rows that are all in the browser, with everything that the kit's tables can do: a search, filters with counts,
 * ordering, pages or any number of rows of which only those in view are drawn, selection with actions for many rows, and columns
 * and row height as people like them.
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
