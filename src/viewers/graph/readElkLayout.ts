import type { ElkNode } from 'elkjs/lib/elk-api';
import type { LaidOut } from './layoutTask';

/** Converts the result of the layout engine to numbers. */
export function readElkLayout({ width = 0, height = 0, children = [], edges = [] }: ElkNode): LaidOut {
  const paths = edges.map(({ sections: [section] = [] }) =>
    section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
  );
  return {
    width,
    height,
    places: Float64Array.from(children.flatMap(({ x = 0, y = 0 }) => [x, y])),
    counts: Uint32Array.from(paths.map(({ length }) => length)),
    points: Float64Array.from(paths.flatMap((path) => path.flatMap(({ x, y }) => [x, y]))),
    labels: Float64Array.from(edges.flatMap(({ labels: [{ x = 0, y = 0 } = {}] = [] }) => [x, y])),
  };
}
