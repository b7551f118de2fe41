import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { GraphEdge, GraphLayout, Point, Size } from './graphTypes';

/** Reads where the layout engine put everything. */
export function readElkLayout(laidOut: ElkNode, edges: readonly GraphEdge[]): GraphLayout {
  const direction = laidOut.layoutOptions?.['elk.direction'];
  return {
    axis: direction === 'LEFT' || direction === 'RIGHT' ? 'x' : 'y',
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    nodes: new Map((laidOut.children ?? []).map((node) => [node.id, readBox(node)])),
    edges: (laidOut.edges ?? []).flatMap((drawn) => readEdge(drawn, edges[Number(drawn.id)])),
  };
}

function readEdge(drawn: ElkExtendedEdge, edge: GraphEdge | undefined): Array<GraphLayout['edges'][number]> {
  const [section] = drawn.sections ?? [];
  if (!edge || !section) return [];
  const points: Point[] = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  const [label] = drawn.labels ?? [];
  return [{ edge, points, ...(label && { label: readBox(label) }) }];
}

function readBox({ x = 0, y = 0, width = 0, height = 0 }: Partial<Point & Size>): Point & Size {
  return { x, y, width, height };
}
