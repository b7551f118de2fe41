import type { ElkLabel, ElkNode } from 'elkjs/lib/elk-api';
import type { GraphDirection } from './graphTypes';
import type { LayoutTask } from './layoutTask';

const directions: Record<GraphDirection, string> = { TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' };
const rankers = { 'network-simplex': 'NETWORK_SIMPLEX', 'longest-path': 'LONGEST_PATH' } as const;

/** From this number of nodes, the layout prefers speed to fewer crossings. */
const largeGraphSize = 120;

const fastLayoutOptions = {
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
};

/** Converts a graph to the format of the layout engine. The id of a node is its index. */
export function createElkGraph({ sizes, edges, labels, options, curve }: LayoutTask): ElkNode {
  const nodeCount = sizes.length / 2;
  const isLarge = nodeCount > largeGraphSize;
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
    children: Array.from({ length: nodeCount }, (_, index) => ({
      id: `${index}`,
      width: sizes[2 * index] ?? 0,
      height: sizes[2 * index + 1] ?? 0,
    })),
    edges: Array.from({ length: edges.length / 3 }, (_, index) => ({
      id: `edge ${index}`,
      sources: [`${edges[3 * index]}`],
      targets: [`${edges[3 * index + 1]}`],
      labels: listLabels(labels[2 * index] ?? 0, labels[2 * index + 1] ?? 0),
    })),
  };
}

// The text does not matter, but it must not be empty.
const listLabels = (width: number, height: number): ElkLabel[] =>
  width === 0 ? [] : [{ text: '-', width, height }];
