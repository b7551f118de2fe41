import { type ApiRef, createApiRef } from '#sdk';
import type { KubernetesObject } from '../model/kubernetesObject';

/** An object, and the dashboard of its cluster. */
export interface ClusterLinkOptions {
  dashboardUrl?: string;
  /** By default, `standard`. */
  dashboardApp?: string;
  dashboardParameters?: Record<string, unknown>;
  object: KubernetesObject;
  /** The kind of the object, such as `Deployment`. Objects in lists do not have one. */
  kind: string;
}

/** Creates links to objects in the dashboard of a cluster. */
export interface KubernetesClusterLinkFormatterApi {
  /**
   * Returns the URL of an object, or `undefined` if the cluster has no dashboard.
   *
   * @throws Error if the dashboard is not known, or needs parameters that are missing
   */
  formatClusterLink(options: ClusterLinkOptions): Promise<string | undefined>;
}

/** The API ref of {@link KubernetesClusterLinkFormatterApi}. */
export const kubernetesClusterLinkFormatterApiRef: ApiRef<KubernetesClusterLinkFormatterApi> =
  createApiRef<KubernetesClusterLinkFormatterApi>({ id: 'plugin.kubernetes.cluster-link-formatter-service' });
