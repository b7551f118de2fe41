import { createElement } from 'react';
import { LayoutGrid } from 'lucide-react';
import { createFrontendPlugin } from '#sdk';
import { catalogExtensions } from './extensions';
import {
  catalogIndexRouteRef,
  createComponentRouteRef,
  createFromTemplateRouteRef,
  entityRouteRef,
  unregisterRedirectRouteRef,
  viewTechDocRouteRef,
} from './routes';

/** The catalog: its API, its list, and a page for each entity. */
export const catalogPlugin = createFrontendPlugin({
  pluginId: 'catalog',
  title: 'Catalog',
  icon: createElement(LayoutGrid, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { catalogIndex: catalogIndexRouteRef, catalogEntity: entityRouteRef },
  externalRoutes: {
    viewTechDoc: viewTechDocRouteRef,
    createComponent: createComponentRouteRef,
    createFromTemplate: createFromTemplateRouteRef,
    unregisterRedirect: unregisterRedirectRouteRef,
  },
  extensions: catalogExtensions,
});
