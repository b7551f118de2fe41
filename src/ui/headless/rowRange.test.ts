import { expect, test } from 'vitest';
import { createEvenRows, resolveRowRange } from './rowRange';

test('only the rows in view are rendered, with some above and below', () => {
  const view = { rowHeight: 40, height: 800, around: 5 };
  const rows = createEvenRows(1000);
  expect(resolveRowRange(rows, { ...view, top: 0 })).toEqual({ first: 0, end: 25 });
  expect(resolveRowRange(rows, { ...view, top: 4000 })).toEqual({ first: 95, end: 125 });
  expect(resolveRowRange(rows, { ...view, top: 400_000 })).toEqual({ first: 999, end: 1000 });
  expect(resolveRowRange(createEvenRows(3), { ...view, top: -200 })).toEqual({ first: 0, end: 3 });
  expect(resolveRowRange(createEvenRows(0), { ...view, top: 0 })).toEqual({ first: 0, end: 0 });
});

test('an item with several rows is rendered while any of them is in view', () => {
  const rows = {
    count: 30,
    rowOf: (item: number) => item * 10,
    itemAt: (row: number) => Math.floor(row / 10),
  };
  expect(resolveRowRange(rows, { rowHeight: 20, top: 260, height: 100, around: 0 })).toEqual({
    first: 1,
    end: 2,
  });
});
