import type { GraphCurve, Point } from './graphTypes';

const CORNER = 8;

/** Returns the SVG path data of an edge. */
export function createEdgePath(points: readonly Point[], curve: GraphCurve): string {
  const [start, ...rest] = points;
  if (!start) return '';
  if (curve === 'straight') return [moveTo(start), ...rest.map(lineTo)].join('');
  if (curve === 'step') return moveTo(start) + createStepPath(points);
  return moveTo(start) + createRoundedPath(points);
}

const moveTo = ({ x, y }: Point): string => `M${round(x)} ${round(y)}`;
const lineTo = ({ x, y }: Point): string => `L${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

function createStepPath(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const middle = (from.y + to.y) / 2;
      return lineTo({ x: from.x, y: middle }) + lineTo({ x: to.x, y: middle }) + lineTo(to);
    })
    .join('');
}

/** Returns a path with rounded bends: each line ends before the bend, and a curve connects it to the next. */
function createRoundedPath(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((bend, index) => {
      const before = points[index];
      const after = points[index + 2];
      if (!before || !after) return lineTo(bend);
      const from = moveToward(bend, before);
      const to = moveToward(bend, after);
      return `${lineTo(from)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
    })
    .join('');
}

function moveToward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
