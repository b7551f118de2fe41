/** A graph of nodes and edges with automatic layout. */
export { DependencyGraph, type DependencyGraphProps } from './DependencyGraph';
export type {
  GraphCurve,
  GraphDirection,
  GraphEdge,
  GraphLegendItem,
  GraphNode,
  GraphZoom,
} from './graphTypes';
