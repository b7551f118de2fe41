import type { GraphCurve, Point } from './graphTypes';

const CORNER = 8;

/** The `d` of an edge through its points. */
export function printEdgePath(points: readonly Point[], curve: GraphCurve): string {
  const [start, ...rest] = points;
  if (!start) return '';
  if (curve === 'straight') return [printMove(start), ...rest.map(printLine)].join('');
  if (curve === 'step') return printMove(start) + printSteps(points);
  return printMove(start) + printRounded(points);
}

const printMove = ({ x, y }: Point): string => `M${round(x)} ${round(y)}`;
const printLine = ({ x, y }: Point): string => `L${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

function printSteps(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const middle = (from.y + to.y) / 2;
      return printLine({ x: from.x, y: middle }) + printLine({ x: to.x, y: middle }) + printLine(to);
    })
    .join('');
}

/** Lines whose bends are round: each ends a little before its bend, and a curve leads over it. */
function printRounded(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((bend, index) => {
      const before = points[index];
      const after = points[index + 2];
      if (!before || !after) return printLine(bend);
      const from = stepTowards(bend, before);
      const to = stepTowards(bend, after);
      return `${printLine(from)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
    })
    .join('');
}

function stepTowards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
