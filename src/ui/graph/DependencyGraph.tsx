import { lazy, Suspense } from 'react';
import { ProgressBar } from '../feedback/ProgressBar';
import type { GraphCurve, GraphEdge, GraphLayoutOptions, GraphNode, GraphZoom } from './graphTypes';

/** Props of {@link DependencyGraph}. */
export interface DependencyGraphProps extends Partial<GraphLayoutOptions> {
  /** What the graph shows; its accessible name. */
  label: string;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** @default 'enable-on-click' */
  zoom?: GraphZoom;
  /** @default 'rounded' */
  curve?: GraphCurve;
  /** In px. @default 480 */
  height?: number;
  /** @default true */
  allowFullscreen?: boolean;
}

const GraphStage = lazy(() => import('./GraphStage').then((module) => ({ default: module.GraphStage })));

/**
 * Nodes and their relations, in ranks, laid out beside the main thread. Everything can be reached by keyboard, and everything
 * that the drawing says stands in a list too.
 */
export function DependencyGraph(props: DependencyGraphProps) {
  const { height = 480 } = props;
  return (
    <div style={{ minHeight: height }}>
      <Suspense fallback={<ProgressBar />}>
        <GraphStage {...props} />
      </Suspense>
    </div>
  );
}
