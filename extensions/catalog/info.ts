import { name, version } from '../../package.json';

/** What the plugin tells of itself. */
export const packageJson = {
  name,
  version,
  description: 'The software catalogue: its list, the page of each entity, and the cards and tabs on it.',
};
