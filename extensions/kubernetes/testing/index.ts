// For tests and benchmarks outside of this plugin.
export {
  ADMIN_TOKEN,
  clusterCertificate,
  createWorkload,
  healthy,
  startCluster,
  type TestCluster,
} from '../tests/cluster';
