import { createElement } from 'react';
import { LayoutGrid } from 'lucide-react';
import { createFrontendPlugin } from '#sdk';
import { entityExtensions } from './entity/entityExtensions';
import { catalogApi, entityPresentationApi, starredEntitiesApi } from './nodes/apis';
import { catalogFilters } from './nodes/filters';
import { catalogIndexPage } from './nodes/indexPage';
import {
  catalogIndexRouteRef,
  createComponentRouteRef,
  createFromTemplateRouteRef,
  entityRouteRef,
  unregisterRedirectRouteRef,
  viewTechDocRouteRef,
} from './routes';

/** The catalogue: its API, its list, and a page for each entity. */
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
  extensions: [
    catalogApi,
    starredEntitiesApi,
    entityPresentationApi,
    catalogIndexPage,
    ...catalogFilters,
    ...entityExtensions,
  ],
});
