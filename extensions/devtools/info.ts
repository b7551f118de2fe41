import { name, version } from '../../package.json';

/** What the plugin tells of itself. */
export const packageJson = {
  name,
  version,
  description:
    'What plugin developers and administrators work with: installed plugins, and the parts of the kit.',
};
