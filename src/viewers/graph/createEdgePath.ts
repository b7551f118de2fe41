import type { GraphCurve, Point } from './graphTypes';

const CORNER = 8;

/** Returns the SVG path data of an edge. The axis is that of the layout. */
export function createEdgePath(points: readonly Point[], curve: GraphCurve, axis: 'x' | 'y'): string {
  const [start, ...rest] = points;
  if (!start) return '';
  if (curve === 'straight') return [moveTo(start), ...rest.map(lineTo)].join('');
  if (curve === 'step') return moveTo(start) + createStepPath(points, axis);
  if (curve === 'smooth' && isForward(points, axis)) return moveTo(start) + createSmoothPath(points, axis);
  return moveTo(start) + createRoundedPath(points);
}

/** Returns whether an edge always leads in the same direction. Others, such as loops, would overshoot with smooth curves. */
function isForward(points: readonly Point[], axis: 'x' | 'y'): boolean {
  const steps = points.slice(1).map((point, index) => point[axis] - (points[index] ?? point)[axis]);
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** Returns a path with a curve for each segment that leaves and arrives along the axis. */
function createSmoothPath(points: readonly Point[], axis: 'x' | 'y'): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const middle = (from[axis] + to[axis]) / 2;
      return `C${pair({ ...from, [axis]: middle })} ${pair({ ...to, [axis]: middle })} ${pair(to)}`;
    })
    .join('');
}

const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const moveTo = (point: Point): string => `M${pair(point)}`;
const lineTo = (point: Point): string => `L${pair(point)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

function createStepPath(points: readonly Point[], axis: 'x' | 'y'): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const middle = (from[axis] + to[axis]) / 2;
      return lineTo({ ...from, [axis]: middle }) + lineTo({ ...to, [axis]: middle }) + lineTo(to);
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
      return `${lineTo(from)}Q${pair(bend)} ${pair(to)}`;
    })
    .join('');
}

function moveToward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
