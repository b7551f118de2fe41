import { name, version } from '../../package.json';

/** What the plugin tells of itself. */
export const packageJson = {
  name,
  version,
  description: 'What each user sets for themselves: appearance, language, accounts and feature flags.',
};
