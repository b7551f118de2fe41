import type { WorkloadNode } from './clusterModel';

/** What the user looks for. An empty value matches everything. */
export interface WorkloadFilters {
  text: string;
  kind: string;
  namespace: string;
  cluster: string;
  state: '' | 'failing' | 'healthy';
}

/**
 * Returns the trees without the objects that do not match. Owners of objects that match stay, and objects whose owner has the name
 * or kind that the user looks for match as well.
 */
export function filterNodes(
  nodes: readonly WorkloadNode[],
  { text, kind, namespace, state }: WorkloadFilters,
): readonly WorkloadNode[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && kind === '' && namespace === '' && state === '') return nodes;

  function filter(node: WorkloadNode, above: { isNamed: boolean; isKind: boolean }): WorkloadNode[] {
    const { object, isFailing } = node;
    const name = object.metadata?.name?.toLowerCase() ?? '';
    const found = {
      isNamed: above.isNamed || words.every((word) => name.includes(word)),
      isKind: above.isKind || kind === '' || object.kind === kind,
    };
    const children = node.children.flatMap((child) => filter(child, found));
    const matches =
      found.isNamed &&
      found.isKind &&
      (namespace === '' || object.metadata?.namespace === namespace) &&
      (state === '' || isFailing === (state === 'failing'));
    if (!matches && children.length === 0) return [];
    if (object.kind === 'Pod') return [node];
    const failingPods = children.reduce((sum, child) => sum + child.failingPods, 0);
    return [{ ...node, children, failingPods, pods: children.flatMap(({ pods }) => pods) }];
  }

  return nodes.flatMap((node) => filter(node, { isNamed: false, isKind: false }));
}
