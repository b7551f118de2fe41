import type { CSSProperties, ReactNode } from 'react';
import { columnAttributes } from './columnAttributes';
import { followRowLink } from './followRowLink';
import { tableRoles } from './model/tableRoles';
import type { DataTableColumn } from './model/tableTypes';

/** Props of {@link DataTableRow}. */
export interface DataTableRowProps<Row> {
  row: Row;
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The position of the row in the table, starting at 1. Set if not all rows are rendered. */
  rowIndex?: number;
  selected?: boolean | undefined;
  style?: CSSProperties;
}

/** Not a component: rows have many cells, and each component takes time. */
function renderCell<Row>(row: Row, column: DataTableColumn<Row>) {
  const content: ReactNode = column.cell(row);
  const title = column.title?.(row);
  const attributes = { ...columnAttributes(column), ...(title === undefined ? {} : { title }) };
  return column.primary === true ? (
    <th key={column.id} {...tableRoles.rowHeader} {...attributes}>
      {content}
    </th>
  ) : (
    <td key={column.id} {...tableRoles.cell} {...attributes}>
      {content}
    </td>
  );
}

/** A row of the table. */
export function DataTableRow<Row>({ row, columns, rowIndex, selected, style }: DataTableRowProps<Row>) {
  const linked = columns.some((column) => column.primary);
  return (
    <tr
      {...tableRoles.row}
      data-selected={selected ? '' : undefined}
      data-link={linked ? '' : undefined}
      aria-rowindex={rowIndex}
      style={style}
      onClick={linked ? followRowLink : undefined}
    >
      {columns.map((column) => renderCell(row, column))}
    </tr>
  );
}
