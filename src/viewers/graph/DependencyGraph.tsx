import { lazyPart } from '#sdk';
import { type MenuAction, ProgressBar } from '#ui';
import type {
  GraphCurve,
  GraphEdge,
  GraphLayoutOptions,
  GraphLegendItem,
  GraphNode,
  GraphZoom,
  HiddenGraphNode,
} from './graphTypes';

/** Props of {@link DependencyGraph}. */
export interface DependencyGraphProps extends Partial<GraphLayoutOptions> {
  /** What the graph shows. The accessible name. */
  label: string;
  nodes: readonly GraphNode[];
  edges: readonly GraphEdge[];
  /** Nodes that are not shown, but can be found. */
  hidden?: readonly HiddenGraphNode[];
  /** Called when users start to search. */
  onSearch?: () => void;
  /** @default 'enable-on-click' */
  zoom?: GraphZoom;
  /** @default 'rounded' */
  curve?: GraphCurve;
  /** The height in px. @default 480 */
  height?: number;
  /** @default true */
  allowFullscreen?: boolean;
  /** @default true */
  showArrowHeads?: boolean;
  /** Whether the names of relations are always shown, or only for the node that is focused. @default 'always' */
  labels?: 'always' | 'focus';
  /** Whether more nodes are being loaded. */
  isLoading?: boolean;
  /** Called for a click with Shift, or Shift and Enter, on a node with `to`. */
  onMakeRoot?: (id: string) => void;
  /** The menu of each node with `to`. */
  nodeActions?: (node: GraphNode) => readonly MenuAction[];
  /** Entries of the legend that show and hide nodes. By default, the legend explains the colors. */
  legend?: readonly GraphLegendItem[];
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
