import { arrange, compareOrder } from './arrange';
import { type ArrangedPlacement, COLUMNS, type Placement } from './placement';

/** A direction on the page, or a place earlier or later in reading order. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'earlier' | 'later';

/** Where a widget goes: the values that change. */
export type Target = Pick<Placement, 'column' | 'order'>;

interface Outcome extends Target {
  moved: ArrangedPlacement;
  index: number;
}

/** Returns where a widget goes if the user moves it by one step. `undefined` if there is no further step. */
export function findMove(placements: readonly Placement[], id: string, move: Move): Target | undefined {
  const arranged = arrange(placements);
  const index = arranged.findIndex((placement) => placement.id === id);
  const now = arranged[index];
  if (now === undefined || now.fixed) return undefined;
  if (move === 'left' || move === 'right') {
    const column = now.column + (move === 'left' ? -1 : 1);
    return fits(column, now.width) ? findTarget(placements, id, column, now.row) : undefined;
  }
  if (move === 'up' || move === 'down') {
    const up = move === 'up';
    return nearest(
      listOutcomes(placements, id, [now.column]).filter(({ moved }) =>
        up ? moved.row < now.row : moved.row > now.row,
      ),
      ({ moved }) => Math.abs(moved.row - now.row),
    );
  }
  const wanted = index + (move === 'earlier' ? -1 : 1);
  const columns = Array.from({ length: COLUMNS - now.width + 1 }, (_, column) => column);
  return nearest(
    listOutcomes(placements, id, columns).filter((outcome) => outcome.index === wanted),
    ({ moved }) => Math.abs(moved.row - now.row) + Math.abs(moved.column - now.column),
  );
}

/** Returns where a widget goes if the user drops it at a column and row: the nearest possible place. */
export function findTarget(
  placements: readonly Placement[],
  id: string,
  column: number,
  row: number,
): Target | undefined {
  return nearest(listOutcomes(placements, id, [column]), ({ moved }) => Math.abs(moved.row - row));
}

/** Returns the order of a widget after all others. */
export function orderAfter(placements: readonly Placement[]): number {
  return Math.floor(Math.max(-1, ...placements.map(({ order }) => order))) + 1;
}

function fits(column: number, width: number): boolean {
  return column >= 0 && column + width <= COLUMNS;
}

/** Tries each place between the other widgets. */
function listOutcomes(placements: readonly Placement[], id: string, columns: readonly number[]): Outcome[] {
  const placement = placements.find((candidate) => candidate.id === id);
  if (!placement) return [];
  const others = placements.filter((other) => other.id !== id);
  const orders = others
    .filter((other) => !other.fixed)
    .toSorted(compareOrder)
    .map(({ order }) => order);
  const slots = [...orders, orderAfter(others)].map((order, index) => {
    const before = orders[index - 1] ?? order - 2;
    return index === orders.length ? order : (before + order) / 2;
  });
  return columns.flatMap((column) =>
    slots.flatMap((order) => {
      const arranged = arrange([...others, { ...placement, column, order }]);
      const index = arranged.findIndex((candidate) => candidate.id === id);
      const moved = arranged[index];
      return moved === undefined ? [] : [{ column, order, moved, index }];
    }),
  );
}

function nearest(outcomes: readonly Outcome[], distance: (outcome: Outcome) => number): Target | undefined {
  const [best] = outcomes.toSorted((a, b) => distance(a) - distance(b));
  return best && { column: best.column, order: best.order };
}
