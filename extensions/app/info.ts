import { name, version } from '../../package.json';

/** Package information of the plugin. */
export const packageJson = {
  name,
  version,
  description: 'The frame of the portal: sign-in, navigation, themes, languages, messages and utility APIs.',
};
