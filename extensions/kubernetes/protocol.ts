import * as z from 'zod/mini';
import type { Permission } from '#protocol';

function basic(name: string, action?: 'read'): Permission {
  return { type: 'basic', name, attributes: action ? { action } : {} };
}

/** View the names of the clusters. */
export const kubernetesClustersReadPermission = basic('kubernetes.clusters.read', 'read');
/** View objects of an entity. */
export const kubernetesResourcesReadPermission = basic('kubernetes.resources.read', 'read');
/** Send any request to a cluster, with the rights of the portal or of the user's own token. */
export const kubernetesProxyPermission = basic('kubernetes.proxy');

/** The header with the name of the cluster that a proxied request is for. */
export const CLUSTER_HEADER = 'Backstage-Kubernetes-Cluster';
/** The start of the header with the user's token for a cluster: `…-google`, `…-aks` or `…-oidc-<provider>`. */
export const TOKEN_HEADER = 'Backstage-Kubernetes-Authorization';

/** Parameters of a dashboard, such as the name of a project. */
const parametersSchema = z.record(z.string(), z.unknown());

const clusterSchema = z.object({
  name: z.string(),
  title: z.optional(z.string()),
  dashboardUrl: z.optional(z.string()),
  dashboardApp: z.optional(z.string()),
  dashboardParameters: z.optional(parametersSchema),
});

/** Response of `GET /clusters`. */
export const clustersSchema = z.object({
  items: z.array(
    z.extend(clusterSchema, { authProvider: z.string(), oidcTokenProvider: z.optional(z.string()) }),
  ),
});

const usageSchema = z.object({
  /** Cores or bytes. */
  currentUsage: z.union([z.number(), z.string()]),
  requestTotal: z.union([z.number(), z.string()]),
  limitTotal: z.union([z.number(), z.string()]),
});

/** The usage of a pod and of its containers. */
const podMetricsSchema = z.object({
  pod: z.looseObject({}),
  cpu: usageSchema,
  memory: usageSchema,
  containers: z.array(z.object({ container: z.string(), cpuUsage: usageSchema, memoryUsage: usageSchema })),
});

const fetchErrorSchema = z.union([
  /** The cluster could not be reached. */
  z.object({ errorType: z.literal('FETCH_ERROR'), message: z.string() }),
  /** The cluster refused a request. */
  z.object({
    errorType: z.string(),
    statusCode: z.optional(z.number()),
    resourcePath: z.optional(z.string()),
  }),
]);

/** Response of `POST /services/:id` and of the queries below `/resources`. */
export const objectsSchema = z.object({
  items: z.array(
    z.object({
      cluster: clusterSchema,
      resources: z.array(z.object({ type: z.string(), resources: z.array(z.looseObject({})) })),
      podMetrics: z.array(podMetricsSchema),
      errors: z.array(fetchErrorSchema),
    }),
  ),
});

/** Tokens of the user for clusters, by auth provider. */
export const clusterAuthSchema = z.looseObject({
  google: z.optional(z.string()),
  aks: z.optional(z.string()),
  oidc: z.optional(z.record(z.string(), z.string())),
});

/** A kind of custom resources. */
export const customResourceSchema = z.object({
  group: z.string(),
  apiVersion: z.string(),
  plural: z.string(),
});

export type ClusterAuth = z.infer<typeof clusterAuthSchema>;
export type CustomResource = z.infer<typeof customResourceSchema>;
export type ClusterSummary = z.infer<typeof clusterSchema>;
export type ClusterObjects = z.infer<typeof objectsSchema>['items'][number];
export type FetchError = z.infer<typeof fetchErrorSchema>;
export type PodMetrics = z.infer<typeof podMetricsSchema>;
export type Usage = z.infer<typeof usageSchema>;
