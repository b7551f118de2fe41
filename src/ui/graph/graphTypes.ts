import type { ReactNode } from 'react';
import type { KindHue } from '../theme/palette';

/** Where the edges of a graph lead: from top to bottom, from left to right, or the other way. */
export type GraphDirection = 'TB' | 'BT' | 'LR' | 'RL';

/** How an edge is drawn between its bends. */
export type GraphCurve = 'straight' | 'rounded' | 'step';

/** Whether the wheel and the pointer zoom and move the graph: always, never, or after a click into it. */
export type GraphZoom = 'enabled' | 'disabled' | 'enable-on-click';

/** One thing in a graph. */
export interface GraphNode {
  /** Unique in the graph. */
  id: string;
  /** Its name, as it is drawn and read out. */
  label: string;
  /** What stands under its name, for instance its type. */
  detail?: string;
  /** In front of its name. */
  icon?: ReactNode;
  /** Colours the edge of its box; never the only sign of anything. */
  hue?: KindHue;
  /** A page of the portal that the node leads to. */
  to?: string;
  /** The node that the graph is about: drawn stronger, and focused first. */
  isRoot?: boolean;
}

/** A relation from one node to another. Nodes that it names and the graph does not hold are left out with it. */
export interface GraphEdge {
  from: string;
  to: string;
  /** What the relation is called. */
  label?: string;
}

/** How a graph is laid out. Sizes in px. */
export interface GraphLayoutOptions {
  /** @default 'TB' */
  direction: GraphDirection;
  /** Between nodes of one rank. @default 50 */
  nodeMargin: number;
  /** Between edges. @default 10 */
  edgeMargin: number;
  /** Between ranks. @default 50 */
  rankMargin: number;
  /** How nodes are given their rank. @default 'network-simplex' */
  ranker: 'network-simplex' | 'longest-path';
  /** Between an edge and its label. @default 10 */
  labelOffset: number;
}

/** The layout that a graph has unless it asks for another. */
export const defaultGraphLayout: GraphLayoutOptions = {
  direction: 'TB',
  nodeMargin: 50,
  edgeMargin: 10,
  rankMargin: 50,
  ranker: 'network-simplex',
  labelOffset: 10,
};

/** A point of the drawing, in px from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The size of something drawn, in px. */
export interface Size {
  width: number;
  height: number;
}

/** Where everything in a graph stands. */
export interface GraphLayout extends Size {
  /** The axis that the edges lead along. */
  axis: 'x' | 'y';
  nodes: ReadonlyMap<string, Point & Size>;
  edges: ReadonlyArray<{ edge: GraphEdge; points: Point[]; label?: Point & Size }>;
}
