import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'Cards for the pages of users and groups: profile, members and ownership.',
};
