import { Settings } from 'lucide-react';
import { createElement } from 'react';
import { createFrontendPlugin } from '#sdk';
import { authProvidersSubPage, featureFlagsSubPage, generalSubPage, settingsPage } from './extensions';
import { settingsRouteRef } from './routes';

/** The settings of each user: appearance, accounts and feature flags. */
export const userSettingsPlugin = createFrontendPlugin({
  pluginId: 'user-settings',
  title: 'Settings',
  icon: createElement(Settings, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: settingsRouteRef },
  extensions: [settingsPage, generalSubPage, authProvidersSubPage, featureFlagsSubPage],
});
