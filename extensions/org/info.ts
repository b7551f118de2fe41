import { name, version } from '../../package.json';

/** What the plugin tells of itself. */
export const packageJson = {
  name,
  version,
  description: 'Groups, people and what they own, on the pages of users and groups.',
};
