import { FlaskConical } from 'lucide-react';
import { createElement } from 'react';
import { createFrontendPlugin } from '#sdk';
import { devtoolsPage, gallerySubPage, pluginsSubPage } from './extensions';
import { devtoolsRouteRef } from './routes';

/** Tools for plugin developers. */
export const devtoolsPlugin = createFrontendPlugin({
  pluginId: 'devtools',
  title: 'Developer tools',
  icon: createElement(FlaskConical, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: devtoolsRouteRef },
  extensions: [devtoolsPage, gallerySubPage, pluginsSubPage],
});
