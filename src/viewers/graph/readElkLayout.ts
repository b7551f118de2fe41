import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { GraphEdge, GraphLayout, Point, Size } from './graphTypes';

/** Converts the result of the layout engine to positions. */
export function readElkLayout(laidOut: ElkNode, edges: readonly GraphEdge[]): GraphLayout {
  const direction = laidOut.layoutOptions?.['elk.direction'];
  return {
    axis: direction === 'LEFT' || direction === 'RIGHT' ? 'x' : 'y',
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    nodes: new Map((laidOut.children ?? []).map((node) => [node.id, readBox(node)])),
    edges: (laidOut.edges ?? []).flatMap((elkEdge) => readEdge(elkEdge, edges[Number(elkEdge.id)])),
  };
}

function readEdge(
  elkEdge: ElkExtendedEdge,
  edge: GraphEdge | undefined,
): Array<GraphLayout['edges'][number]> {
  const [section] = elkEdge.sections ?? [];
  if (!edge || !section) return [];
  const points: Point[] = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  const [label] = elkEdge.labels ?? [];
  return [{ edge, points, ...(label && { label: readBox(label) }) }];
}

function readBox({ x = 0, y = 0, width = 0, height = 0 }: Partial<Point & Size>): Point & Size {
  return { x, y, width, height };
}
