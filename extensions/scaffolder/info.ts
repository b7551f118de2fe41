import { name, version } from '../../package.json';

/** Describes the plugin where portals list what is installed. */
export const packageJson = { name, version, description: 'Creates components from software templates.' };
