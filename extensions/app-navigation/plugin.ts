import { createFrontendModule } from '#sdk';
import { navExtension } from './extensions';

/** The navigation, as a module of the plugin `app`. */
export const appNavigationModule = createFrontendModule({ pluginId: 'app', extensions: [navExtension] });
