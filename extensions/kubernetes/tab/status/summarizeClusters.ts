import type { ClusterState } from '../../objects/clusterState';
import { listUnready } from '../../workloads/listUnready';
import { modelOf } from '../../workloads/modelOf';

/** The health of an entity on one or several clusters. */
export interface ClustersSummary {
  pods: number;
  failingPods: number;
  /** How many errors were detected, also on objects that are not pods. */
  errors: number;
  /** Workloads that have fewer ready pods than they request. */
  unready: number;
  /** Clusters that have not answered yet. */
  waiting: number;
  /** Clusters of which nothing is known now. */
  unreachable: number;
  answered: number;
}

/** Returns the health of an entity on clusters. */
export function summarizeClusters(clusters: readonly ClusterState[]): ClustersSummary {
  const summary: ClustersSummary = {
    pods: 0,
    failingPods: 0,
    errors: 0,
    unready: 0,
    waiting: 0,
    unreachable: 0,
    answered: 0,
  };
  for (const state of clusters) {
    const { loaded, failure } = state;
    if (resolveAbsence(state)) summary.unreachable += 1;
    else if (!loaded && !failure) summary.waiting += 1;
    else summary.answered += 1;
    if (!loaded) continue;
    const { roots, pods, failingPods } = modelOf(loaded);
    summary.pods += pods;
    summary.failingPods += failingPods;
    summary.errors += loaded.detected.length;
    summary.unready += listUnready(roots).length;
  }
  return summary;
}

/** Why nothing of a cluster is shown: it could not be reached, or it does not permit to read objects. */
export type Absence = 'unreachable' | 'refused';

/** Returns why nothing of a cluster is shown, or undefined if something is. */
export function resolveAbsence({ loaded, failure }: ClusterState): Absence | undefined {
  if (failure) return 'unreachable';
  if (!loaded || loaded.objects.length > 0) return undefined;
  if (loaded.errors.some((error) => 'message' in error)) return 'unreachable';
  const isRefused = loaded.errors.some(
    (error) => 'statusCode' in error && (error.statusCode === 401 || error.statusCode === 403),
  );
  return isRefused ? 'refused' : undefined;
}
