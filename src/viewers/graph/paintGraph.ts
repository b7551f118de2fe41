import type { KindHue } from '#ui';
import { createEdgePath } from './createEdgePath';
import type { GraphView } from './createGraphCamera';
import type { GraphCurve, GraphLayout, GraphNode, Point } from './graphTypes';

/** Below this scale, names are too small to read, so nodes are painted instead of rendered. */
export const farScale = 0.42;
const labelScale = 0.6;

/** The colors and fonts of a painted graph. */
export interface GraphPaint {
  edge: string;
  label: string;
  surface: string;
  line: string;
  root: string;
  font: string;
  kind: Readonly<Record<KindHue, string>>;
}

/** The parts of a graph that are painted at once. */
export interface GraphPicture {
  edges: Path2D;
  arrows: Path2D;
  labels: ReadonlyArray<Point & { text: string }>;
  nodes: ReadonlyArray<{ color: string; path: Path2D }>;
  roots: Path2D;
}

/** The edges and the boxes of a graph, as few paths that are fast to paint. */
export function createGraphPicture(
  layout: GraphLayout,
  nodes: readonly GraphNode[],
  settings: { curve: GraphCurve; hasArrows: boolean; paint: GraphPaint },
): GraphPicture {
  const { curve, hasArrows, paint } = settings;
  const arrows = layout.edges.map(({ points }) => (hasArrows ? createArrow(points, curve, layout.axis) : ''));
  const colors = new Map<string, Path2D>();
  const roots = new Path2D();
  for (const { id, hue, isRoot } of nodes) {
    const box = layout.nodes.get(id);
    if (!box) continue;
    const color = hue === undefined ? paint.line : paint.kind[hue];
    const path = colors.get(color) ?? new Path2D();
    colors.set(color, path);
    for (const one of isRoot ? [path, roots] : [path]) one.rect(box.x, box.y, box.width, box.height);
  }
  return {
    edges: new Path2D(layout.edges.map(({ points }) => createEdgePath(points, curve, layout.axis)).join('')),
    arrows: new Path2D(arrows.join('')),
    labels: layout.edges.flatMap(({ edge, label }) =>
      label === undefined || edge.label === undefined
        ? []
        : [{ x: label.x + label.width / 2, y: label.y + label.height / 2, text: edge.label }],
    ),
    nodes: [...colors].map(([color, path]) => ({ color, path })),
    roots,
  };
}

/** Returns the SVG path data of the head of an edge. */
export function createArrow(points: readonly Point[], curve: GraphCurve, axis: 'x' | 'y'): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  // Smooth edges arrive along the axis.
  const isAlong = curve === 'smooth' && tip[axis] !== before[axis];
  const x = isAlong && axis === 'y' ? 0 : tip.x - before.x;
  const y = isAlong && axis === 'x' ? 0 : tip.y - before.y;
  const length = Math.hypot(x, y) || 1;
  const [unitX, unitY] = [x / length, y / length];
  const corner = (side: number): string =>
    `${Math.round((tip.x - unitX * 8 + side * unitY * 4) * 10) / 10} ${
      Math.round((tip.y - unitY * 8 - side * unitX * 4) * 10) / 10
    }`;
  return `M${tip.x} ${tip.y}L${corner(1)}L${corner(-1)}Z`;
}

/** Paints a graph as seen by the camera: edges, and nodes if they are too small to be rendered. */
export function paintGraph(
  context: CanvasRenderingContext2D,
  picture: GraphPicture,
  { x, y, k }: GraphView,
  { paint, pixels, areNodesPainted }: { paint: GraphPaint; pixels: number; areNodesPainted: boolean },
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(pixels * k, 0, 0, pixels * k, pixels * x, pixels * y);
  context.strokeStyle = paint.edge;
  // Thin lines would disappear.
  context.lineWidth = Math.max(1.5, 0.6 / k);
  context.stroke(picture.edges);
  if (k > farScale / 2) {
    context.fillStyle = paint.edge;
    context.fill(picture.arrows);
  }
  if (k >= labelScale) paintLabels(context, picture, paint);
  if (!areNodesPainted) return;
  for (const { color, path } of picture.nodes) {
    context.fillStyle = color;
    context.fill(path);
  }
  context.strokeStyle = paint.root;
  context.lineWidth = 3 / k;
  context.stroke(picture.roots);
}

function paintLabels(context: CanvasRenderingContext2D, { labels }: GraphPicture, paint: GraphPaint): void {
  context.font = paint.font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = paint.surface;
  context.fillStyle = paint.label;
  for (const { x, y, text } of labels) {
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}
