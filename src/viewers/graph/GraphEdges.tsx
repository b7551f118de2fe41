import { memo } from 'react';
import { createEdgePath } from './createEdgePath';
import type { GraphCurve, GraphLayout, Point } from './graphTypes';
import { createArrow } from './paintGraph';

/** Props of {@link GraphEdges}. */
export interface GraphEdgesProps {
  layout: GraphLayout;
  edges: GraphLayout['edges'];
  curve: GraphCurve;
  hasArrows: boolean;
}

/** The highlighted edges with their labels, above the painted ones. */
export const GraphEdges = memo(function GraphEdges({ layout, edges, curve, hasArrows }: GraphEdgesProps) {
  const { axis } = layout;
  return (
    <svg className="edges" width={layout.width} height={layout.height} aria-hidden>
      {edges.map(({ edge, points }) => (
        <g key={`${edge.from} ${edge.to} ${edge.label ?? ''}`}>
          <path d={createEdgePath(points, curve, axis)} />
          {hasArrows && <path className="arrow" d={createArrow(points, curve, axis)} />}
        </g>
      ))}
      {edges.map(({ edge, points, label }) => {
        const center = label
          ? { x: label.x + label.width / 2, y: label.y + label.height / 2 }
          : findMiddle(points);
        return (
          <text
            key={`${edge.from} ${edge.to} ${edge.label ?? ''}`}
            {...center}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {edge.label}
          </text>
        );
      })}
    </svg>
  );
});

/** Returns the middle of the middle segment. */
export function findMiddle(points: readonly Point[]): Point {
  const after = points[Math.ceil((points.length - 1) / 2)];
  const before = points[Math.ceil((points.length - 1) / 2) - 1] ?? after;
  return { x: ((before?.x ?? 0) + (after?.x ?? 0)) / 2, y: ((before?.y ?? 0) + (after?.y ?? 0)) / 2 };
}
