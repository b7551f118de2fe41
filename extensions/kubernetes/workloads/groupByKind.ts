import { objectKinds } from '../model/objectKinds';
import type { WorkloadNode } from './clusterModel';

/** The objects of one kind. */
export interface KindGroup {
  kind: string;
  nodes: readonly WorkloadNode[];
}

/** The order of the sections after custom resources. Other kinds are the last. */
export const sectionKinds = [
  'Deployment',
  'DaemonSet',
  'StatefulSet',
  'Pod',
  'Ingress',
  'Service',
  'ConfigMap',
  'CronJob',
  'Job',
] as const;

const builtIn = new Set(Object.values(objectKinds).map(({ kind }) => kind));

/** Groups objects by kind, in the order of the sections: custom resources first. */
export function groupByKind(nodes: readonly WorkloadNode[]): KindGroup[] {
  const groups = new Map<string, WorkloadNode[]>();
  for (const node of nodes) {
    const kind = node.object.kind ?? '';
    const group = groups.get(kind);
    if (group) group.push(node);
    else groups.set(kind, [node]);
  }
  return [...groups]
    .map(([kind, found]) => ({ kind, nodes: found }))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || a.kind.localeCompare(b.kind));
}

function rank(kind: string): number {
  if (!builtIn.has(kind)) return -1;
  const position = sectionKinds.findIndex((section) => section === kind);
  return position === -1 ? sectionKinds.length : position;
}
