import { createFrontendPlugin } from '#sdk';
import {
  catalogGraphApi,
  catalogGraphPage,
  catalogGraphTitles,
  relationsCard,
  viewGraphItem,
} from './extensions';
import { catalogEntityRouteRef, catalogGraphRouteRef } from './routes';

/**
 * The relations between entities: a page with a graph, and a card on entity pages. Without an icon, the page is not in the
 * navigation by default.
 */
export const catalogGraphPlugin = createFrontendPlugin({
  pluginId: 'catalog-graph',
  title: 'Catalog graph',
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { catalogGraph: catalogGraphRouteRef },
  externalRoutes: { catalogEntity: catalogEntityRouteRef },
  extensions: [catalogGraphApi, catalogGraphPage, catalogGraphTitles, relationsCard, viewGraphItem],
});
