import type { ArrangedPlacement, Placement } from './placement';

/**
 * Gives each widget the first free row below the widgets before it, so that the page has no gaps and no overlaps. Fixed widgets
 * keep their rows, and others go around them. Returns the widgets in reading order.
 */
export function arrange(placements: readonly Placement[]): ArrangedPlacement[] {
  const fixed = placements
    .filter((placement) => placement.fixed)
    .map((placement) => ({ ...placement, row: placement.order }));
  const flowing: ArrangedPlacement[] = [];
  for (const placement of placements.filter((candidate) => !candidate.fixed).toSorted(compareOrder)) {
    const above = flowing.filter((other) => sharesColumns(other, placement));
    const arranged = { ...placement, row: Math.max(0, ...above.map(bottomOf)) };
    for (;;) {
      const obstacle = fixed.find((other) => sharesColumns(other, arranged) && sharesRows(other, arranged));
      if (!obstacle) break;
      arranged.row = bottomOf(obstacle);
    }
    flowing.push(arranged);
  }
  return [...fixed, ...flowing].toSorted(compareReading);
}

/** Compares widgets by their order. Widgets of two devices can have the same one. */
export function compareOrder(a: Placement, b: Placement): number {
  return a.order - b.order || a.column - b.column || (a.id < b.id ? -1 : 1);
}

function compareReading(a: ArrangedPlacement, b: ArrangedPlacement): number {
  return a.row - b.row || a.column - b.column;
}

function bottomOf({ row, height }: ArrangedPlacement): number {
  return row + height;
}

function sharesColumns(a: Placement, b: Placement): boolean {
  return a.column < b.column + b.width && b.column < a.column + a.width;
}

function sharesRows(a: ArrangedPlacement, b: ArrangedPlacement): boolean {
  return a.row < bottomOf(b) && b.row < bottomOf(a);
}
