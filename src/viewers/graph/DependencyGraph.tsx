import { lazyPart } from '#sdk';
import { ProgressBar } from '#ui';
import type { GraphCurve, GraphEdge, GraphLayoutOptions, GraphNode, GraphZoom } from './graphTypes';

/** Props of {@link DependencyGraph}. */
export interface DependencyGraphProps extends Partial<GraphLayoutOptions> {
  /** What the graph shows. The accessible name. */
  label: string;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** @default 'enable-on-click' */
  zoom?: GraphZoom;
  /** @default 'rounded' */
  curve?: GraphCurve;
  /** The height in px. @default 480 */
  height?: number;
  /** @default true */
  allowFullscreen?: boolean;
}

const GraphStage = lazyPart(
  async () => (await import('./GraphStage')).GraphStage,
  () => <ProgressBar />,
);

/**
 * A graph of nodes and relations, laid out in ranks by a worker. It works with the keyboard, and all content is also available
 * as a list.
 */
export function DependencyGraph(props: DependencyGraphProps) {
  const { height = 480 } = props;
  return (
    <div style={{ minHeight: height }}>
      <GraphStage {...props} />
    </div>
  );
}
