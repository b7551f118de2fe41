/** The kind and API version of objects by the type of their list. Objects in lists have no kind of their own. */
export const objectKinds: Readonly<Record<string, { kind: string; apiVersion: string }>> = {
  pods: { kind: 'Pod', apiVersion: 'v1' },
  services: { kind: 'Service', apiVersion: 'v1' },
  configmaps: { kind: 'ConfigMap', apiVersion: 'v1' },
  secrets: { kind: 'Secret', apiVersion: 'v1' },
  limitranges: { kind: 'LimitRange', apiVersion: 'v1' },
  resourcequotas: { kind: 'ResourceQuota', apiVersion: 'v1' },
  deployments: { kind: 'Deployment', apiVersion: 'apps/v1' },
  replicasets: { kind: 'ReplicaSet', apiVersion: 'apps/v1' },
  statefulsets: { kind: 'StatefulSet', apiVersion: 'apps/v1' },
  daemonsets: { kind: 'DaemonSet', apiVersion: 'apps/v1' },
  horizontalpodautoscalers: { kind: 'HorizontalPodAutoscaler', apiVersion: 'autoscaling/v2' },
  jobs: { kind: 'Job', apiVersion: 'batch/v1' },
  cronjobs: { kind: 'CronJob', apiVersion: 'batch/v1' },
  ingresses: { kind: 'Ingress', apiVersion: 'networking.k8s.io/v1' },
};
