/** A server that behaves like the API server of a Kubernetes cluster, for tests and for the demo. */
export type { ClusterObject } from './clusterObject';
export type { TestCluster } from './startCluster';
export { ADMIN_TOKEN, clusterCertificate, startCluster } from './startCluster';
export { createProductionObjects, createStagingObjects } from './demoObjects';
export { createWorkload, healthy } from './createWorkload';
export { loadFixtures } from './loadFixtures';
