import { createElement } from 'react';
import { Network } from 'lucide-react';
import { createFrontendPlugin } from '#sdk';
import { catalogGraphApi, catalogGraphPage, relationsCard, viewGraphItem } from './extensions';
import { catalogEntityRouteRef, catalogGraphRouteRef } from './routes';

/** The relations between entities: a page with a graph, a card on entity pages, and the settings that both share. */
export const catalogGraphPlugin = createFrontendPlugin({
  pluginId: 'catalog-graph',
  title: 'Catalog graph',
  icon: createElement(Network, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { catalogGraph: catalogGraphRouteRef },
  externalRoutes: { catalogEntity: catalogEntityRouteRef },
  extensions: [catalogGraphApi, catalogGraphPage, relationsCard, viewGraphItem],
});
