import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '../a11y/VisuallyHidden';
import { columnAttributes } from './columnAttributes';
import { tableRoles } from './model/tableRoles';
import type { DataTableColumn, SortState } from './model/tableTypes';

interface HeadProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  sort: SortState | undefined;
  onSort: ((sort: SortState) => void) | undefined;
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: { column: DataTableColumn<Row> } & Pick<HeadProps<Row>, 'sort' | 'onSort'>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const attributes = { ...tableRoles.columnHeader, ...columnAttributes(column) };
  if (column.hideHeader === true)
    return (
      <th {...attributes}>{column.headerContent ?? <VisuallyHidden>{column.header}</VisuallyHidden>}</th>
    );
  if (column.sortable !== true || !onSort) return <th {...attributes}>{column.header}</th>;
  const next = direction === 'asc' ? 'desc' : 'asc';
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th {...attributes} aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <button type="button" onClick={() => onSort({ column: column.id, direction: next })}>
        <span>{column.header}</span>
        <Arrow aria-hidden />
      </button>
    </th>
  );
}

/** The header row. A sortable column has a button, and `aria-sort` shows its order. */
export function DataTableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
