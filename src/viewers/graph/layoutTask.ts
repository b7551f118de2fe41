import type { GraphCurve, GraphEdge, GraphLayout, GraphLayoutOptions, Point, Size } from './graphTypes';

/** The input of {@link createLayoutTask}. */
export interface LayoutInput {
  nodes: ReadonlyArray<{ id: string }>;
  edges: readonly GraphEdge[];
  sizes: ReadonlyMap<string, Size>;
  /** The sizes of the labels that get room. Others are shown above the edges. */
  labelSizes: ReadonlyMap<string, Size>;
  options: GraphLayoutOptions;
  curve: GraphCurve;
}

/** A graph for the worker, as numbers, because copying thousands of objects between threads blocks the page. */
export interface LayoutTask {
  options: GraphLayoutOptions;
  curve: GraphCurve;
  /** Width and height of each node. */
  sizes: Float64Array;
  /** The indexes of the start, the end, and the edge itself, of each edge between known nodes. */
  edges: Uint32Array;
  /** Width and height of the label of each of `edges`, or 0. */
  labels: Float64Array;
}

/** The answer to a {@link LayoutTask}. */
export interface LaidOut extends Size {
  /** X and y of each node. */
  places: Float64Array;
  /** The number of points of each edge. */
  counts: Uint32Array;
  /** X and y of each point. */
  points: Float64Array;
  /** X and y of each label. */
  labels: Float64Array;
}

/** Converts a graph to numbers. */
export function createLayoutTask({ nodes, edges, sizes, labelSizes, ...settings }: LayoutInput): LayoutTask {
  const indexes = new Map(nodes.map(({ id }, index) => [id, index]));
  const known: number[] = [];
  const labels: number[] = [];
  for (const [index, { from, to, label }] of edges.entries()) {
    const [start, end] = [indexes.get(from), indexes.get(to)];
    if (start === undefined || end === undefined) continue;
    const size = label === undefined ? undefined : labelSizes.get(label);
    known.push(start, end, index);
    labels.push(size?.width ?? 0, size?.height ?? 0);
  }
  return {
    options: settings.options,
    curve: settings.curve,
    sizes: Float64Array.from(
      nodes.flatMap(({ id }) => {
        const { width = 0, height = 0 } = sizes.get(id) ?? {};
        return [width, height];
      }),
    ),
    edges: Uint32Array.from(known),
    labels: Float64Array.from(labels),
  };
}

/** Converts the answer of the worker to positions. */
export function readLayout(laidOut: LaidOut, task: LayoutTask, input: LayoutInput): GraphLayout {
  const { direction } = task.options;
  const boxAt = (places: Float64Array, sizes: Float64Array, index: number): Point & Size => ({
    x: places[2 * index] ?? 0,
    y: places[2 * index + 1] ?? 0,
    width: sizes[2 * index] ?? 0,
    height: sizes[2 * index + 1] ?? 0,
  });
  let start = 0;
  return {
    axis: direction === 'LR' || direction === 'RL' ? 'x' : 'y',
    width: laidOut.width,
    height: laidOut.height,
    nodes: new Map(input.nodes.map(({ id }, index) => [id, boxAt(laidOut.places, task.sizes, index)])),
    edges: [...laidOut.counts].flatMap((count, index) => {
      const edge = input.edges[task.edges[3 * index + 2] ?? -1];
      const points = Array.from({ length: count }, (_, at) => ({
        x: laidOut.points[2 * (start + at)] ?? 0,
        y: laidOut.points[2 * (start + at) + 1] ?? 0,
      }));
      start += count;
      if (!edge || count === 0) return [];
      const hasLabel = (task.labels[2 * index] ?? 0) > 0;
      return [{ edge, points, ...(hasLabel && { label: boxAt(laidOut.labels, task.labels, index) }) }];
    }),
  };
}
