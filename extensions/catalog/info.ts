import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'The software catalog: a list of entities, a page for each entity, and its cards and tabs.',
};
