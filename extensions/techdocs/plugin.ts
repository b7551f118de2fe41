import { createElement } from 'react';
import { BookOpenText } from 'lucide-react';
import { createFrontendPlugin } from '#sdk';
import { techdocsExtensions } from './extensions';
import { docsIndexRouteRef, docsRouteRef, entityDocsRouteRef } from './routes';

/** Documentation that is stored with the code: its list, its reader, and a tab for each entity. */
export const techdocsPlugin = createFrontendPlugin({
  pluginId: 'techdocs',
  title: 'Documentation',
  icon: createElement(BookOpenText, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: {
    root: docsIndexRouteRef,
    docRoot: docsRouteRef,
    entityContent: entityDocsRouteRef,
  },
  extensions: techdocsExtensions,
});
