import { isUsageError } from '../model/isUsageError';
import type { KubernetesObject } from '../model/kubernetesObject';
import type { ObjectAddress } from '../model/objectAddress';
import type { ClusterState } from './clusterState';

/** Returns whether the last answer of a cluster shows which objects of a kind there are. */
export function isKindKnown({ loaded, failure }: ClusterState, kind: string): boolean {
  return loaded !== undefined && !failure && (loaded.answered.has(kind) || loaded.errors.every(isUsageError));
}

/** Returns an object and its cluster. The object is undefined if it does not exist or has not been loaded. */
export function findObject(
  clusters: readonly ClusterState[],
  { cluster, kind, namespace, name }: ObjectAddress,
): { state: ClusterState; object: KubernetesObject | undefined } | undefined {
  const state = clusters.find((one) => one.cluster.name === cluster);
  return (
    state && {
      state,
      object: state.loaded?.objects.find(
        (object) =>
          object.kind === kind &&
          object.metadata?.name === name &&
          (object.metadata.namespace ?? '') === namespace,
      ),
    }
  );
}
