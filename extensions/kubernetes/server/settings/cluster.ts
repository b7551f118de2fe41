import type { ClusterSummary, CustomResource } from '../../protocol';

/** A cluster, and how to reach it. */
export interface Cluster extends ClusterSummary {
  /** The address of the API server, without a slash at the end. */
  url: string;
  authProvider: string;
  oidcTokenProvider?: string | undefined;
  token?: string | undefined;
  /** A file with the token. It is read again for every request. */
  tokenFile?: string | undefined;
  /** The certificate authority as PEM in base64, or as PEM. */
  caData?: string | undefined;
  caFile?: string | undefined;
  skipTLSVerify: boolean;
  skipMetricsLookup: boolean;
  customResources?: CustomResource[] | undefined;
  /** Refuses private and special IP addresses, because the address comes from the catalog. */
  publicOnly: boolean;
}

/** The part of a cluster that every user of the portal can see. */
export function summarize(cluster: Cluster): ClusterSummary {
  const { name, title, dashboardUrl, dashboardApp, dashboardParameters } = cluster;
  return {
    name,
    ...(title !== undefined && { title }),
    ...(dashboardUrl !== undefined && { dashboardUrl }),
    ...(dashboardApp !== undefined && { dashboardApp }),
    ...(dashboardParameters !== undefined && { dashboardParameters }),
  };
}
