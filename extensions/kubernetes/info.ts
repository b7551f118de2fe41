import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'Shows the workloads of entities on Kubernetes clusters, and what is wrong with them.',
};
