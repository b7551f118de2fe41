import type { GraphLayout, Point, Size } from './graphTypes';

/** An arrow key. */
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const headings: Record<ArrowKey, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Returns whether a key is an arrow key. */
export function isArrowKey(key: string): key is ArrowKey {
  return Object.hasOwn(headings, key);
}

/**
 * Finds the node in the direction of an arrow key. Along the axis of the edges, nodes connected to `id` come first. Across it,
 * the nearest node.
 */
export function findNeighbor(layout: GraphLayout, id: string, key: ArrowKey): string | undefined {
  const start = layout.nodes.get(id);
  if (!start) return undefined;
  const heading = headings[key];
  const isAlong = heading[layout.axis] !== 0;
  const joined = new Set(isAlong ? layout.edges.flatMap(({ edge }) => findConnected(id, edge)) : []);
  const distances = [...layout.nodes].flatMap(([other, box]) => {
    const distance =
      other === id ? undefined : measureAhead(centerOf(start), centerOf(box), heading, isAlong);
    return distance === undefined ? [] : [{ other, distance, isJoined: joined.has(other) }];
  });
  distances.sort((a, b) => Number(b.isJoined) - Number(a.isJoined) || a.distance - b.distance);
  return distances[0]?.other;
}

function findConnected(id: string, { from, to }: { from: string; to: string }): string[] {
  if (from === id) return [to];
  return to === id ? [from] : [];
}

/**
 * Returns the distance in the given direction, where sideways distance counts double. Returns undefined if the point is not in
 * that direction.
 */
function measureAhead(from: Point, to: Point, heading: Point, isWide: boolean): number | undefined {
  const ahead = (to.x - from.x) * heading.x + (to.y - from.y) * heading.y;
  const aside = Math.abs((to.x - from.x) * heading.y) + Math.abs((to.y - from.y) * heading.x);
  return ahead > 1 && (isWide || aside <= ahead) ? ahead + 2 * aside : undefined;
}

function centerOf({ x, y, width, height }: Point & Size): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
