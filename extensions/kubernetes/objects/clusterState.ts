import type { FetchError, PodMetrics } from '../protocol';
import type { KubernetesCluster } from '../api/KubernetesApi';
import type { DetectedError } from '../detect/detectedError';
import type { KubernetesObject } from '../model/kubernetesObject';

/** The objects of an entity on one cluster, as they were loaded. */
export interface LoadedCluster {
  name: string;
  /**
   * All objects. Each has a kind and an API version, also if the cluster did not send them. Objects of kinds that the cluster did not
   * answer this time are kept from before.
   */
  objects: readonly KubernetesObject[];
  /** The usage of pods by namespace and name, such as `sales/shop-1`. Empty if the cluster does not measure it. */
  usage: ReadonlyMap<string, PodMetrics>;
  /** What the cluster did not answer. */
  errors: readonly FetchError[];
  /** The kinds whose objects were answered this time, also if there are none. */
  answered: ReadonlySet<string>;
  /** The kinds whose objects were kept from an earlier answer, with its time in ms. */
  stale: ReadonlyMap<string, number>;
  /** The most severe error is the first. */
  detected: readonly DetectedError[];
  /** The uids of objects that are new or changed since the answer before. Empty in the first answer. */
  changed: ReadonlySet<string>;
  /** When the cluster answered, in ms. */
  loadedAt: number;
}

/** A cluster with what is known about the entity on it. */
export interface ClusterState {
  cluster: KubernetesCluster;
  /** Undefined until the cluster answers for the first time. Kept if a later request fails. */
  loaded: LoadedCluster | undefined;
  /** Why the last request failed. */
  failure: Error | undefined;
}
