import { KindIcon } from '#ui';
import type { GraphEdge, GraphNode } from '#viewers/graph';

const kinds = ['component', 'api', 'resource', 'system'] as const;
const relations = ['dependsOn', 'consumesApi', 'partOf'];
const long = 'a-service-whose-name-says-everything-that-its-authors-thought-of';

/** Creates a graph like those of a catalog: ranks, a few hubs, names of different lengths. Deterministic for a count. */
export function createSampleGraph(count: number): { nodes: GraphNode[]; edges: GraphEdge[] } {
  const nodes = Array.from({ length: count }, (_, index): GraphNode => {
    const kind = kinds[index % kinds.length] ?? 'component';
    return {
      id: `${index}`,
      label: index === 3 ? long : `${kind}-${index}`,
      detail: kind,
      icon: <KindIcon kind={kind} />,
      hue: kind,
      isRoot: index === 0,
    };
  });
  const edges = nodes.slice(1).flatMap((_, index): GraphEdge[] => {
    const to = index + 1;
    const parent = Math.max(0, to - 2 - (to % 9));
    const label = relations[to % relations.length] ?? '';
    const more = to % 5 === 0 ? [{ from: `${Math.floor(to / 2)}`, to: `${to}` }] : [];
    return [{ from: `${parent}`, to: `${to}`, ...(count <= 50 && { label }) }, ...more];
  });
  return { nodes, edges };
}
