import { name, version } from '../../package.json';

/** What the plugin tells of itself. */
export const packageJson = {
  name,
  version,
  description:
    'The shell of the portal: sign-in, navigation, themes, languages, messages and the APIs that plugins work with.',
};
