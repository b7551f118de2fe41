import { describe, expect, test } from 'vitest';
import { moveColumn, showColumn } from './changeLayout';
import { applyTableLayout, parseTableLayout } from './tableLayout';

const columns = [
  { id: 'star', hideHeader: true },
  { id: 'name', primary: true },
  { id: 'system' },
  { id: 'owner' },
  { id: 'tags' },
  { id: 'actions', hideHeader: true },
];
const idsOf = (layout: object) => applyTableLayout(columns, layout).map(({ id }) => id);

describe('a layout', () => {
  test('orders columns, except those with checkboxes and icons', () => {
    expect(idsOf({ order: ['owner', 'tags', 'name', 'system'] })).toEqual([
      'star',
      'owner',
      'tags',
      'name',
      'system',
      'actions',
    ]);
  });

  test('keeps an unknown column after the column before it', () => {
    expect(idsOf({ order: ['tags', 'name'] })).toEqual([
      'star',
      'tags',
      'name',
      'system',
      'owner',
      'actions',
    ]);
  });

  test('hides columns, except the one that names the rows', () => {
    expect(idsOf({ hidden: ['name', 'owner', 'gone'] })).toEqual([
      'star',
      'name',
      'system',
      'tags',
      'actions',
    ]);
  });

  test('is kept for columns that are not in the table', () => {
    const layout = { order: ['parent', 'name', 'system'], hidden: ['parent'] };
    const moved = moveColumn(layout, ['name', 'system', 'owner'], 'owner', -1);
    expect(moved).toEqual({ order: ['name', 'owner', 'system', 'parent'], hidden: ['parent'] });
    expect(showColumn(moved, 'owner', false).hidden).toEqual(['parent', 'owner']);
    expect(showColumn(moved, 'parent', true).hidden).toEqual([]);
  });

  test('does not change if a column is moved past the end', () => {
    const layout = {};
    expect(moveColumn(layout, ['name', 'system'], 'system', 1)).toBe(layout);
    expect(moveColumn(layout, ['name', 'system'], 'name', -1)).toBe(layout);
  });

  test('is read from storage, and invalid values are ignored', () => {
    expect(parseTableLayout({ order: ['a', 1], hidden: ['b'], density: 'compact', more: true })).toEqual({
      order: ['a', '1'],
      hidden: ['b'],
      density: 'compact',
    });
    for (const value of [undefined, null, 'x', 3, [], { order: 'a', hidden: {}, density: 'huge' }])
      expect(parseTableLayout(value)).toEqual({});
  });
});
