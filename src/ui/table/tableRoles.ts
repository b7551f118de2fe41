/**
 * The roles that table elements have by themselves. Browsers used to drop them where CSS lays a table out as a grid, and some
 * screen readers still meet such browsers, so they are said again.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
