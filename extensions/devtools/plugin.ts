import { FlaskConical } from 'lucide-react';
import { createElement } from 'react';
import { createFrontendPlugin } from '#sdk';
import { devtoolsPage, gallerySubPage, pluginsSubPage } from './nodes/devtoolsNodes';
import { devtoolsRouteRef } from './routes';

/** What plugin developers work with. */
export const devtoolsPlugin = createFrontendPlugin({
  pluginId: 'devtools',
  title: 'Developer tools',
  icon: createElement(FlaskConical, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: devtoolsRouteRef },
  extensions: [devtoolsPage, gallerySubPage, pluginsSubPage],
});
