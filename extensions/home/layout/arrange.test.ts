import { describe, expect, it } from 'vitest';
import { arrange } from './arrange';
import { resolveDefaults } from './defaultLayout';
import { findMove, findTarget } from './moveWidget';
import type { Placement } from './placement';

const place = (
  id: string,
  column: number,
  order: number,
  width: number,
  height: number,
  more = {},
): Placement => ({
  id,
  component: id,
  column,
  order,
  width,
  height,
  ...more,
});
const print = (placements: readonly Placement[]) =>
  arrange(placements).map(({ id, column, row }) => `${id} ${column},${row}`);

describe('arrange', () => {
  it('closes gaps and pushes overlapping widgets down, in reading order', () => {
    const placements = [place('c', 0, 2, 12, 1), place('a', 0, 0, 6, 3), place('b', 6, 1, 6, 2)];
    expect(print(placements)).toEqual(['a 0,0', 'b 6,0', 'c 0,3']);
  });

  it('never lets widgets overlap, whatever is stored', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 200; round += 1) {
      const placements = Array.from({ length: 1 + random(12) }, (_, index) => {
        const width = 1 + random(12);
        return place(String(index), random(13 - width), random(5), width, 1 + random(6));
      });
      const cells = arrange(placements).flatMap(({ column, row, width, height }) =>
        Array.from(
          { length: width * height },
          (_, cell) => `${column + (cell % width)},${row + Math.floor(cell / width)}`,
        ),
      );
      expect(new Set(cells).size).toBe(cells.length);
    }
  });

  it('leaves fixed widgets where the configuration has them', () => {
    const placements = [
      place('fixed', 0, 1, 12, 2, { fixed: true }),
      place('a', 0, 0, 6, 1),
      place('b', 0, 3, 6, 2),
    ];
    expect(print(placements)).toEqual(['a 0,0', 'fixed 0,1', 'b 0,3']);
    expect(findMove(placements, 'fixed', 'down')).toBeUndefined();
  });
});

describe('a move', () => {
  const placements = [
    place('a', 0, 0, 6, 3),
    place('b', 6, 1, 6, 3),
    place('c', 0, 2, 6, 2),
    place('d', 0, 3, 12, 1),
  ];
  const after = (id: string, target: object | undefined) =>
    target && print(placements.map((other) => (other.id === id ? { ...other, ...target } : other)));

  it('down and up changes places with the next widget in the same columns', () => {
    expect(after('a', findMove(placements, 'a', 'down'))).toEqual(['c 0,0', 'b 6,0', 'a 0,2', 'd 0,5']);
    expect(after('c', findMove(placements, 'c', 'up'))).toEqual(['c 0,0', 'b 6,0', 'a 0,2', 'd 0,5']);
    expect(findMove(placements, 'a', 'up')).toBeUndefined();
    expect(findMove(placements, 'd', 'down')).toBeUndefined();
  });

  it('left and right is by one column, within the page', () => {
    expect(findMove(placements, 'a', 'left')).toBeUndefined();
    expect(findMove(placements, 'b', 'left')?.column).toBe(5);
    expect(findMove(placements, 'b', 'right')).toBeUndefined();
  });

  it('earlier and later is by one place in reading order', () => {
    expect(after('c', findMove(placements, 'c', 'earlier'))?.map((text) => text[0])).toEqual([
      'a',
      'c',
      'b',
      'd',
    ]);
    expect(after('a', findMove(placements, 'a', 'later'))?.map((text) => text[0])).toEqual([
      'b',
      'a',
      'c',
      'd',
    ]);
    expect(findMove(placements, 'a', 'earlier')).toBeUndefined();
  });

  it('with the pointer goes to the nearest possible row', () => {
    expect(after('d', findTarget(placements, 'd', 0, 0))).toEqual(['d 0,0', 'a 0,1', 'b 6,1', 'c 0,4']);
    expect(after('d', findTarget(placements, 'd', 0, 40))).toEqual(print(placements));
  });
});

describe('the default layout', () => {
  it('keeps widgets within the page and gives each its own id', () => {
    const widget = { component: 'A', column: 20, row: 0, width: 30, height: 1 };
    const narrow = {
      ...widget,
      column: 10,
      row: 1,
      width: 4,
      movable: false,
      deletable: false,
      resizable: false,
    };
    expect(resolveDefaults([narrow, widget])).toMatchObject([
      { id: 'A', column: 0, width: 12, fixed: false, permanent: false, rigid: false },
      { id: 'A-2', column: 8, width: 4, order: 1, fixed: true, permanent: true, rigid: true },
    ]);
  });
});
