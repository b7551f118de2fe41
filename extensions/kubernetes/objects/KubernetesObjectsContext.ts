import { createContext, useContext } from 'react';
import type { ClusterState } from './clusterState';

/** The objects of the shown entity on all clusters, and their refresh. */
export interface KubernetesObjects {
  /** In the order of the backend. Undefined while the list of clusters is loading. */
  clusters: readonly ClusterState[] | undefined;
  /** Why the list of clusters could not be loaded. */
  failure: Error | undefined;
  /** Whether a request is in progress. */
  isLoading: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** Loads everything again now, for example after a change. */
  refresh: () => void;
  /** Whether the user may send requests to clusters: for events, logs, terminals and changes. Undefined during the check. */
  mayUseProxy: boolean | undefined;
}

export const KubernetesObjectsContext = createContext<KubernetesObjects | undefined>(undefined);

/**
 * Returns the objects of the shown entity on all clusters.
 *
 * @throws Error outside of the tab
 */
export function useKubernetesObjects(): KubernetesObjects {
  const objects = useContext(KubernetesObjectsContext);
  if (!objects) throw new Error('useKubernetesObjects is only available on the Kubernetes tab.');
  return objects;
}
