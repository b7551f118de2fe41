import type { ClusterState } from '../../objects/clusterState';
import { listUnready } from '../../workloads/listUnready';
import { modelOf } from '../../workloads/modelOf';
import { resolveAbsence, type Absence } from './resolveAbsence';

/** The health of an entity on one or several clusters. */
export interface ClustersSummary {
  /** Pods that run, or should. */
  pods: number;
  failingPods: number;
  /** How many errors were detected, also on objects that are not pods. */
  errors: number;
  /** Workloads that have fewer ready pods than they request. */
  unready: number;
  /** Clusters that have not answered yet. */
  waiting: number;
  /** Clusters on which the state is not known, by the reason. */
  absent: ReadonlyMap<Absence, number>;
  answered: number;
}

/** Returns the health of an entity on clusters. */
export function summarizeClusters(clusters: readonly ClusterState[]): ClustersSummary {
  const absent = new Map<Absence, number>();
  const summary = { pods: 0, failingPods: 0, errors: 0, unready: 0, waiting: 0, absent, answered: 0 };
  for (const state of clusters) {
    const { loaded } = state;
    const absence = resolveAbsence(state);
    if (absence) absent.set(absence, (absent.get(absence) ?? 0) + 1);
    else if (!loaded) summary.waiting += 1;
    else summary.answered += 1;
    if (!loaded) continue;
    const { roots, pods, endedPods, failingPods } = modelOf(loaded);
    summary.pods += pods - endedPods;
    summary.failingPods += failingPods;
    summary.errors += loaded.detected.length;
    summary.unready += listUnready(roots).length;
  }
  return summary;
}
