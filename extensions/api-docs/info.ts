import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'Lists APIs, and shows their definitions as documentation.',
};
