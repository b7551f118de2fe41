import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'Sends analytics events from the portal to your endpoint.',
};
