import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'The settings of each user: appearance, language, accounts and feature flags.',
};
