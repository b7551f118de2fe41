/**
 * The implicit roles of table elements. Older browsers, which some screen readers use, drop them if CSS displays the table as a
 * grid, so they are set explicitly.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
