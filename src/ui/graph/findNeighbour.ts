import type { GraphLayout, Point, Size } from './graphTypes';

/** A key that moves through a graph. */
export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const headings: Record<ArrowKey, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Whether a key moves through a graph. */
export function isArrowKey(key: string): key is ArrowKey {
  return Object.hasOwn(headings, key);
}

/**
 * The node that lies in the direction of an arrow key. Along the edges, what an edge joins to `id` comes first; across them,
 * what stands nearest beside it.
 */
export function findNeighbour(layout: GraphLayout, id: string, key: ArrowKey): string | undefined {
  const start = layout.nodes.get(id);
  if (!start) return undefined;
  const heading = headings[key];
  const isAlong = heading[layout.axis] !== 0;
  const joined = new Set(isAlong ? layout.edges.flatMap(({ edge }) => joinedTo(id, edge)) : []);
  const distances = [...layout.nodes].flatMap(([other, box]) => {
    const distance = other === id ? undefined : measureAhead(centre(start), centre(box), heading, isAlong);
    return distance === undefined ? [] : [{ other, distance, isJoined: joined.has(other) }];
  });
  distances.sort((a, b) => Number(b.isJoined) - Number(a.isJoined) || a.distance - b.distance);
  return distances[0]?.other;
}

function joinedTo(id: string, { from, to }: { from: string; to: string }): string[] {
  if (from === id) return [to];
  return to === id ? [from] : [];
}

/** How far something lies ahead, where what lies aside counts double; undefined when it does not lie ahead. */
function measureAhead(from: Point, to: Point, heading: Point, isWide: boolean): number | undefined {
  const ahead = (to.x - from.x) * heading.x + (to.y - from.y) * heading.y;
  const aside = Math.abs((to.x - from.x) * heading.y) + Math.abs((to.y - from.y) * heading.x);
  return ahead > 1 && (isWide || aside <= ahead) ? ahead + 2 * aside : undefined;
}

function centre({ x, y, width, height }: Point & Size): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
