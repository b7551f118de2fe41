import { expect, it } from 'vitest';
import { resolveDefaults } from './defaultLayout';
import { applyChanges, parseChanges, printChange, replaceChange, restoreChanges } from './storedChanges';

const defaults = resolveDefaults([
  { component: 'A', column: 0, row: 0, width: 6, height: 2 },
  {
    component: 'B',
    column: 6,
    row: 0,
    width: 6,
    height: 2,
    movable: false,
    deletable: false,
    resizable: false,
  },
]);
const moved = { id: 'A', component: 'A', column: 3, order: 4, width: 5, height: 7 };
const added = { id: 'C-1', component: 'C', column: 0, order: 2, width: 4, height: 4 };

it('changes, adds and removes widgets, but not against the configuration', () => {
  const changes = [
    moved,
    added,
    { id: 'C-1', settings: { limit: 3 } },
    { ...moved, id: 'B', component: 'B' },
    { id: 'B', removed: true as const },
  ];
  const [a, b, c] = applyChanges(defaults, changes);
  expect(a).toMatchObject(moved);
  expect(b).toEqual(defaults[1]);
  expect(c).toEqual({ ...added, settings: { limit: 3 } });
  expect(applyChanges(defaults, [{ id: 'A', removed: true }]).map(({ id }) => id)).toEqual(['B']);
});

it('ignores other texts', () => {
  expect(parseChanges(undefined)).toEqual([]);
  expect(parseChanges(['{', 'null', '{"id":"A","column":99}', 5, printChange(moved)])).toEqual([moved]);
});

it('uses the later of two changes, which two devices can make at once', () => {
  const later = { ...moved, column: 0 };
  expect(applyChanges(defaults, [moved, later])[0]).toMatchObject(later);
  expect(replaceChange([moved, { id: 'A', settings: {} }], later)).toEqual([
    { id: 'A', settings: {} },
    later,
  ]);
});

it('undoes the changes of one widget and keeps the others', () => {
  const before = [moved];
  expect(restoreChanges([{ id: 'A', removed: true }, added], 'A', before)).toEqual([added, moved]);
});
