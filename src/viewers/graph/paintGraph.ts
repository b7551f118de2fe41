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

/** Some of the edges of a graph, which are painted at once. */
interface EdgeGroup {
  edges: Path2D;
  arrows: Path2D;
  labels: ReadonlyArray<Point & { text: string }>;
  /** The corners of the part of the graph with these edges. */
  start: Point;
  end: Point;
}

/** A graph as a few paths that are fast to paint. */
export interface GraphPicture {
  groups: EdgeGroup[];
  nodes: ReadonlyArray<{ color: string; path: Path2D }>;
  roots: Path2D;
  /** Adds more edges. Returns whether any are left. Called repeatedly, because those of a large graph take long. */
  addEdges: () => boolean;
}

/** How a graph is painted. */
export interface GraphPictureSettings {
  curve: GraphCurve;
  hasArrows: boolean;
  paint: GraphPaint;
}

const groupSize = 64;
/** How far arrows and labels can be outside of the points of an edge, in px. */
const overhang = 100;

/** Creates the picture of a graph, without edges. */
export function createGraphPicture(
  layout: GraphLayout,
  nodes: readonly GraphNode[],
  settings: GraphPictureSettings,
): GraphPicture {
  const { paint } = settings;
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
  const groups: EdgeGroup[] = [];
  let count = 0;
  return {
    groups,
    nodes: [...colors].map(([color, path]) => ({ color, path })),
    roots,
    addEdges() {
      const edges = layout.edges.slice(count, count + groupSize);
      count += edges.length;
      if (edges.length > 0) groups.push(createEdgeGroup(edges, layout.axis, settings));
      return count < layout.edges.length;
    },
  };
}

function createEdgeGroup(
  edges: GraphLayout['edges'],
  axis: GraphLayout['axis'],
  { curve, hasArrows }: GraphPictureSettings,
): EdgeGroup {
  const arrows = hasArrows ? edges.map(({ points }) => createArrow(points, curve, axis)) : [];
  const [xs, ys] = (['x', 'y'] as const).map((side) =>
    edges.flatMap(({ points }) => points.map((point) => point[side])),
  ) as [number[], number[]];
  return {
    edges: new Path2D(edges.map(({ points }) => createEdgePath(points, curve, axis)).join('')),
    arrows: new Path2D(arrows.join('')),
    labels: edges.flatMap(({ edge, label }) =>
      label === undefined || edge.label === undefined
        ? []
        : [{ x: label.x + label.width / 2, y: label.y + label.height / 2, text: edge.label }],
    ),
    start: { x: Math.min(...xs) - overhang, y: Math.min(...ys) - overhang },
    end: { x: Math.max(...xs) + overhang, y: Math.max(...ys) + overhang },
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
  const [width, height] = [context.canvas.width / pixels, context.canvas.height / pixels];
  const groups = picture.groups.filter(
    ({ start, end }) =>
      x + end.x * k >= 0 && y + end.y * k >= 0 && x + start.x * k <= width && y + start.y * k <= height,
  );
  context.strokeStyle = paint.edge;
  context.fillStyle = paint.edge;
  // Thin lines would disappear.
  context.lineWidth = Math.max(1.5, 0.6 / k);
  for (const { edges, arrows } of groups) {
    context.stroke(edges);
    if (k > farScale / 2) context.fill(arrows);
  }
  if (k >= labelScale) for (const { labels } of groups) paintLabels(context, labels, paint);
  if (!areNodesPainted) return;
  for (const { color, path } of picture.nodes) {
    context.fillStyle = color;
    context.fill(path);
  }
  context.strokeStyle = paint.root;
  context.lineWidth = 3 / k;
  context.stroke(picture.roots);
}

function paintLabels(
  context: CanvasRenderingContext2D,
  labels: EdgeGroup['labels'],
  paint: GraphPaint,
): void {
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
