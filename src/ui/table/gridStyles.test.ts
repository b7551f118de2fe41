import { expect, test } from 'vitest';
import { createGridStyles } from './gridStyles';
import type { DataTableColumn } from './model/tableTypes';

const cell = () => null;
const columns: Array<DataTableColumn<unknown>> = [
  { id: 'star', header: 'Starred', hideHeader: true, cell },
  { id: 'name', header: 'Name', primary: true, cell },
  { id: 'owner', header: 'Owner', priority: 2, minWidth: 112, cell },
  { id: 'about', header: 'About', priority: 1, width: 'fill', minWidth: 128, cell },
];

test('columns are hidden by priority while the table is too narrow for all', () => {
  expect(createGridStyles(columns, 'content')).toEqual({
    gridTemplateColumns: 'max-content minmax(auto, max-content) auto minmax(8rem, 1fr)',
    '--uncap': '0px',
    [`@container trellis-table (width < ${(40 + 208 + 112 + 128) / 16}rem)`]: {
      gridTemplateColumns: 'max-content minmax(auto, max-content) auto',
      // Without a column that fills the remaining width, a maximum width would leave a gap.
      '--uncap': '100cqi',
      '& [data-column="about"]': { display: 'none' },
    },
    [`@container trellis-table (width < ${(40 + 208 + 112) / 16}rem)`]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      '--uncap': '100cqi',
      '& [data-column="owner"]': { display: 'none' },
    },
  });
});

test('fixed tracks depend on the columns only', () => {
  expect(createGridStyles(columns.slice(1), 'fixed')).toMatchObject({
    gridTemplateColumns: 'minmax(0, 1fr) 7rem 8rem',
  });
});
