import type { LoadedCluster } from '../objects/clusterState';
import { nextTask } from '../objects/nextTask';
import { createClusterModel, createModelSteps, type ClusterModel } from './clusterModel';

const models = new WeakMap<LoadedCluster, ClusterModel>();

/** Returns the trees of an answer. They are built once for each answer. */
export function modelOf(loaded: LoadedCluster): ClusterModel {
  const known = models.get(loaded) ?? createClusterModel(loaded);
  models.set(loaded, known);
  return known;
}

/** How long the page may be blocked, in ms. */
const LONGEST = 8;

/** Builds the trees of an answer before it is shown. The page can draw meanwhile. */
export async function prepareModel(loaded: LoadedCluster): Promise<void> {
  const steps = createModelSteps(loaded);
  for (;;) {
    await nextTask();
    const started = performance.now();
    while (performance.now() - started < LONGEST) {
      const step = steps.next();
      if (!step.done) continue;
      models.set(loaded, step.value);
      return;
    }
  }
}
