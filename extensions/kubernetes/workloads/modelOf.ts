import type { LoadedCluster } from '../objects/clusterState';
import { createClusterModel, type ClusterModel } from './clusterModel';

const models = new WeakMap<LoadedCluster, ClusterModel>();

/** Returns the trees of an answer. They are built once for each answer. */
export function modelOf(loaded: LoadedCluster): ClusterModel {
  const known = models.get(loaded) ?? createClusterModel(loaded);
  models.set(loaded, known);
  return known;
}
