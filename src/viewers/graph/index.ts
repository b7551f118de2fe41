/** A graph of nodes and edges with automatic layout. */
export { DependencyGraph, type DependencyGraphProps } from './DependencyGraph';
export type {
  GraphCurve,
  GraphDirection,
  GraphEdge,
  GraphLegendItem,
  GraphNode,
  GraphZoom,
  HiddenGraphNode,
} from './graphTypes';
/** Loads the code of graphs early. */
export { preloadGraph } from './preloadGraph';
