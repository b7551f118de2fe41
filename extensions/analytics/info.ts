import { name, version } from '../../package.json';

/** What the plugin tells of itself. */
export const packageJson = {
  name,
  version,
  description: 'Posts what people do in the portal to an endpoint of yours.',
};
