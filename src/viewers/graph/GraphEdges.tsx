import { memo, useId } from 'react';
import type { GraphCurve, GraphLayout } from './graphTypes';
import { createEdgePath } from './createEdgePath';

/** Props of {@link GraphEdges}. */
export interface GraphEdgesProps {
  layout: GraphLayout;
  curve: GraphCurve;
  /** The node whose edges are highlighted. */
  focused: string | undefined;
  /** The number of edges to render. */
  visibleCount: number;
}

/** All edges as one SVG. It is hidden from assistive technology, because the list has the same content. */
export const GraphEdges = memo(function GraphEdges({
  layout,
  curve,
  focused,
  visibleCount,
}: GraphEdgesProps) {
  const arrow = useId();
  return (
    <svg className="edges" width={layout.width} height={layout.height} aria-hidden>
      <defs>
        <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {layout.edges.slice(0, visibleCount).map((one) => {
        const { from, to, label } = one.edge;
        const isNear = from === focused || to === focused;
        return (
          <EdgeLine
            key={`${from} ${to} ${label ?? ''}`}
            {...one}
            curve={curve}
            arrow={arrow}
            isNear={isNear}
          />
        );
      })}
    </svg>
  );
});

type EdgeLineProps = GraphLayout['edges'][number] & { curve: GraphCurve; arrow: string; isNear: boolean };

const EdgeLine = memo(function EdgeLine({ edge, points, label, curve, arrow, isNear }: EdgeLineProps) {
  const near = isNear || undefined;
  return (
    <g>
      <path d={createEdgePath(points, curve)} markerEnd={`url(#${arrow})`} data-near={near} />
      {label && (
        <text
          x={label.x + label.width / 2}
          y={label.y + label.height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          data-near={near}
        >
          {edge.label}
        </text>
      )}
    </g>
  );
});
