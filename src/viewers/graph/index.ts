/** A graph of nodes and edges with automatic layout. */
export { DependencyGraph } from './DependencyGraph';
export type { GraphCurve, GraphDirection, GraphEdge, GraphNode, GraphZoom } from './graphTypes';
