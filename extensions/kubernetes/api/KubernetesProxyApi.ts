import { type ApiRef, createApiRef } from '#sdk';
import type { KubernetesObject } from '../model/kubernetesObject';

/** A pod of a cluster. */
export interface PodLocation {
  clusterName: string;
  namespace: string;
  podName: string;
}

/** Which lines of a container's log to read. */
export interface PodLogOptions {
  containerName: string;
  /** The log of the container before its last restart. */
  previous?: boolean;
  /** Keeps the response open, and sends new lines as they are written. */
  follow?: boolean;
  /** Starts each line with its time. */
  timestamps?: boolean;
  /** Only lines of the last seconds. */
  sinceSeconds?: number;
  /** Only the last lines. */
  tailLines?: number;
  signal?: AbortSignal;
}

/** Reads and changes objects of a cluster, through the proxy of the backend. */
export interface KubernetesProxyApi {
  /** Returns the log of a container as a response with status 200, to read at once or as a stream. */
  getPodLogs(pod: PodLocation, options: PodLogOptions): Promise<Response>;

  /** Returns the events about an object. */
  getEventsByInvolvedObjectName(
    object: { clusterName: string; namespace: string; involvedObjectName: string },
    options?: { signal?: AbortSignal },
  ): Promise<KubernetesObject[]>;

  /** Deletes a pod. */
  deletePod(pod: PodLocation): Promise<void>;
}

/** The API ref of {@link KubernetesProxyApi}. */
export const kubernetesProxyApiRef: ApiRef<KubernetesProxyApi> = createApiRef<KubernetesProxyApi>({
  id: 'plugin.kubernetes.proxy-service',
});
