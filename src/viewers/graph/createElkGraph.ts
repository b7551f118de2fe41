import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { GraphCurve, GraphDirection, GraphEdge, GraphLayoutOptions, Size } from './graphTypes';

const directions: Record<GraphDirection, string> = { TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' };
const rankers = { 'network-simplex': 'NETWORK_SIMPLEX', 'longest-path': 'LONGEST_PATH' } as const;

/** From this number of nodes, the layout prefers speed to fewer crossings. */
const largeGraphSize = 120;

const fastLayoutOptions = {
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
};

/** The input of {@link createElkGraph}. */
export interface ElkGraphInput {
  nodes: ReadonlyArray<{ id: string }>;
  edges: readonly GraphEdge[];
  sizes: ReadonlyMap<string, Size>;
  /** The sizes of the labels that get room. Others are shown above the edges. */
  labelSizes: ReadonlyMap<string, Size>;
  options: GraphLayoutOptions;
  curve: GraphCurve;
}

/** Converts a graph to the format of the layout engine. The id of an edge is its index in `edges`. */
export function createElkGraph({ nodes, edges, sizes, labelSizes, options, curve }: ElkGraphInput): ElkNode {
  const known = new Set(nodes.map(({ id }) => id));
  const isLarge = nodes.length > largeGraphSize;
  const hasAngles = curve === 'rounded' || curve === 'step';
  return {
    id: 'graph',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': directions[options.direction],
      'elk.layered.layering.strategy': rankers[options.ranker],
      'elk.spacing.nodeNode': `${options.nodeMargin}`,
      'elk.spacing.edgeEdge': `${options.edgeMargin}`,
      'elk.spacing.edgeNode': `${options.edgeMargin}`,
      'elk.layered.spacing.edgeEdgeBetweenLayers': `${options.edgeMargin}`,
      'elk.layered.spacing.edgeNodeBetweenLayers': `${options.edgeMargin}`,
      'elk.layered.spacing.nodeNodeBetweenLayers': `${options.rankMargin}`,
      'elk.spacing.edgeLabel': `${options.labelOffset}`,
      // Places a node over the middle of its neighbors. By default, it can end up over the first one.
      'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
      'elk.edgeRouting': hasAngles && !isLarge ? 'ORTHOGONAL' : 'POLYLINE',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
      ...(isLarge && fastLayoutOptions),
    },
    children: nodes.map(({ id }) => ({ id, ...sizes.get(id) })),
    edges: edges.flatMap(({ from, to, label }, index) =>
      known.has(from) && known.has(to)
        ? [{ id: `${index}`, sources: [from], targets: [to], ...createLabels(label, labelSizes) }]
        : [],
    ),
  };
}

function createLabels(
  label: string | undefined,
  sizes: ElkGraphInput['labelSizes'],
): Partial<ElkExtendedEdge> {
  const size = label === undefined ? undefined : sizes.get(label);
  return label === undefined || size === undefined ? {} : { labels: [{ text: label, ...size }] };
}
