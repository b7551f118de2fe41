import type { ReactNode } from 'react';
import type { KindHue } from '#ui';

/** The direction of the edges: top to bottom, bottom to top, left to right, or right to left. */
export type GraphDirection = 'TB' | 'BT' | 'LR' | 'RL';

/** The shape of edges between their bends. */
export type GraphCurve = 'straight' | 'rounded' | 'step' | 'smooth';

/** Whether wheel and pointer zoom and pan the graph: always, never, or after a click into it. */
export type GraphZoom = 'enabled' | 'disabled' | 'enable-on-click';

/** A node of a graph. */
export interface GraphNode {
  /** Unique in the graph. */
  id: string;
  /** The name shown in the node. */
  label: string;
  /** Text below the name, such as the type. */
  detail?: string;
  /** An icon before the name. */
  icon?: ReactNode;
  /** The color of the border. Never the only indication of something. */
  hue?: KindHue;
  /** The path of the portal page that the node links to. */
  to?: string;
  /** Whether the graph is about this node. It stands out and is focused first. */
  isRoot?: boolean;
  /** Whether the node is known only by name, because its content could not be loaded. It has a dashed border. */
  isMissing?: boolean;
  /** Called when the user activates a node without `to`. By default, its relations are highlighted. */
  onActivate?: () => void;
}

/** A relation between two nodes. Edges to nodes that are not in the graph are ignored. */
export interface GraphEdge {
  from: string;
  to: string;
  /** The name of the relation. */
  label?: string;
}

/** A node that the search finds although it is not shown. */
export interface HiddenGraphNode extends Pick<GraphNode, 'id' | 'label' | 'detail'> {
  /** The node that stands for this one. */
  within: string;
  /** Shows the node. It can take a while until it is in the graph. */
  onReveal: () => void;
}

/** An entry of the legend that shows and hides nodes. */
export interface GraphLegendItem {
  id: string;
  label: string;
  icon?: ReactNode;
  hue: KindHue;
  /** Whether nodes of this kind are shown. */
  isOn: boolean;
  onToggle: () => void;
}

/** Options of the layout. Sizes are in px. */
export interface GraphLayoutOptions {
  /** @default 'TB' */
  direction: GraphDirection;
  /** The distance between nodes of the same rank. @default 50 */
  nodeMargin: number;
  /** The distance between edges. @default 10 */
  edgeMargin: number;
  /** The distance between ranks. @default 50 */
  rankMargin: number;
  /** The algorithm that assigns ranks. @default 'network-simplex' */
  ranker: 'network-simplex' | 'longest-path';
  /** The distance between an edge and its label. @default 10 */
  labelOffset: number;
}

/** The default layout options. */
export const defaultGraphLayout: GraphLayoutOptions = {
  direction: 'TB',
  nodeMargin: 50,
  edgeMargin: 10,
  rankMargin: 50,
  ranker: 'network-simplex',
  labelOffset: 10,
};

/** A point in the graph, in px from the top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A size in px. */
export interface Size {
  width: number;
  height: number;
}

/** The positions of all nodes and edges of a graph. */
export interface GraphLayout extends Size {
  /** The axis of the edges. */
  axis: 'x' | 'y';
  nodes: ReadonlyMap<string, Point & Size>;
  edges: ReadonlyArray<{ edge: GraphEdge; points: Point[]; label?: Point & Size }>;
}
