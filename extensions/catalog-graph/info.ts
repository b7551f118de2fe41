import { name, version } from '../../package.json';

/** The information that the plugin list shows. */
export const packageJson = {
  name,
  version,
  description: 'Shows the relations between entities as a graph, on a page and on a card.',
};
