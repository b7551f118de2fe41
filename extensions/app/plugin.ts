import { createFrontendPlugin } from '#sdk';
import {
  alertDisplayExtension,
  appExtension,
  bannerExtension,
  coreErrorDisplayExtension,
  coreNotFoundErrorPageExtension,
  corePageLayoutExtension,
  coreProgressExtension,
  darkThemeExtension,
  dialogDisplayExtension,
  layoutExtension,
  lightThemeExtension,
  rootExtension,
  routesExtension,
} from './extensions';

/** The frame of the portal: root, layout, routes, themes and the components of every page. */
export const appPlugin = createFrontendPlugin({
  pluginId: 'app',
  info: { packageJson: async () => (await import('./info')).packageJson },
  extensions: [
    appExtension,
    rootExtension,
    layoutExtension,
    routesExtension,
    darkThemeExtension,
    lightThemeExtension,
    coreProgressExtension,
    coreNotFoundErrorPageExtension,
    coreErrorDisplayExtension,
    corePageLayoutExtension,
    bannerExtension,
    alertDisplayExtension,
    dialogDisplayExtension,
  ],
});
