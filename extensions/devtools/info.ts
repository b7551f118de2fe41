import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description:
    'Tools for plugin developers and administrators: the installed plugins, and a gallery of components.',
};
