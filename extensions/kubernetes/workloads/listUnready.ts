import { readReplicas } from '../model/workload';
import type { WorkloadNode } from './clusterModel';

/** Returns the workloads that have fewer ready pods than they request, and no errors that explain it. */
export function listUnready(nodes: readonly WorkloadNode[]): WorkloadNode[] {
  return nodes.filter(({ object, isFailing }) => {
    const replicas = readReplicas(object);
    return !isFailing && replicas !== undefined && replicas.ready < replicas.desired;
  });
}
