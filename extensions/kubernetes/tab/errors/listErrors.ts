import type { KubernetesCluster } from '../../api/KubernetesApi';
import type { DetectedError, ErrorType } from '../../detect/detectedError';
import { keyErrors } from '../../detect/keyErrors';
import type { ClusterState } from '../../objects/clusterState';

/** A detected error and its cluster. */
export interface ClusterError {
  /** Unique in the list. */
  id: string;
  cluster: KubernetesCluster;
  error: DetectedError;
}

/** Returns the detected errors of all clusters. The most severe is the first. */
export function listErrors(clusters: readonly ClusterState[]): ClusterError[] {
  return clusters
    .flatMap(({ cluster, loaded }) =>
      keyErrors(loaded?.detected ?? []).map(({ key, error }) => ({
        id: `${cluster.name} ${key}`,
        cluster,
        error,
      })),
    )
    .sort((a, b) => b.error.severity - a.error.severity);
}

/** Which errors stop a pod from working. The severity only says how urgent the rule is in general. */
const STOPPING: readonly ErrorType[] = [
  'replica-failure',
  'pod-unschedulable',
  'container-waiting',
  'readiness-probe-taking-too-long',
  'containers-restarting',
  'pod-failed',
  'job-failed',
];

/** Returns the error to look at first: one that stops a pod, with a known fix, else the most severe. */
export function findFirstError(clusters: readonly ClusterState[]): ClusterError | undefined {
  const rank = ({ error }: ClusterError): number => {
    const position = STOPPING.indexOf(error.type);
    return (position === -1 ? STOPPING.length : position) * 2 + (error.proposedFix ? 0 : 1);
  };
  return listErrors(clusters).reduce<ClusterError | undefined>(
    (first, error) => (first && rank(first) <= rank(error) ? first : error),
    undefined,
  );
}
