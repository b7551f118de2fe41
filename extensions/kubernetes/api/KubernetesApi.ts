import { type ApiRef, createApiRef } from '#sdk';
import type { Entity } from '#model';
import type { ClusterAuth, ClusterObjects } from '../protocol';

/** A cluster that entities can be on. */
export interface KubernetesCluster {
  name: string;
  /** By default, the name. */
  title?: string;
  /** Whose credentials are used, such as `serviceAccount`, `google`, `aks` or `oidc`. */
  authProvider: string;
  /** The sign-in provider of the token, for the auth provider `oidc`. */
  oidcTokenProvider?: string;
  dashboardUrl?: string;
  dashboardApp?: string;
  dashboardParameters?: Record<string, unknown>;
}

/** Options of each request. */
export interface KubernetesRequestOptions {
  signal?: AbortSignal;
}

/** Reads clusters and their objects through the backend. */
export interface KubernetesApi {
  /** @throws ResponseError or `Error` with the response of the backend */
  getClusters(options?: KubernetesRequestOptions): Promise<KubernetesCluster[]>;

  /** @throws Error if no cluster has the name */
  getCluster(name: string, options?: KubernetesRequestOptions): Promise<KubernetesCluster>;

  /**
   * Loads the objects of an entity, with the user's tokens for clusters that need them.
   *
   * @param options.cluster asks only this cluster, if the backend supports that. Others return all clusters
   */
  getObjectsByEntity(
    request: { entity: Entity; auth: ClusterAuth },
    options?: KubernetesRequestOptions & { cluster?: string },
  ): Promise<{ items: ClusterObjects[] }>;

  /**
   * Requests the objects of an entity as {@link getObjectsByEntity} does, and returns the answer unread: thousands of objects are
   * better read in a worker.
   *
   * @throws ResponseError or `Error` with the response of the backend
   */
  requestObjects(
    request: { entity: Entity; auth: ClusterAuth },
    options?: KubernetesRequestOptions & { cluster?: string },
  ): Promise<Response>;

  /** Sends a request to the API server of a cluster. Resolves with any status. */
  proxy(request: { clusterName: string; path: string; init?: RequestInit }): Promise<Response>;
}

/** The API ref of {@link KubernetesApi}. */
export const kubernetesApiRef: ApiRef<KubernetesApi> = createApiRef<KubernetesApi>({
  id: 'plugin.kubernetes.service',
});
