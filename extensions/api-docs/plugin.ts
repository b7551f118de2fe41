import { Puzzle } from 'lucide-react';
import { createElement } from 'react';
import { createFrontendPlugin } from '#sdk';
import {
  apiDefinitionViewers,
  apiDocsConfig,
  apiDocsPage,
  apiDocsTitles,
  apiRelationCards,
  apisTab,
  definitionCard,
  definitionTab,
  openApiViewer,
} from './extensions';
import { apiDocsRouteRef, definitionRouteRef, registerApiRouteRef } from './routes';

/** The list of APIs, and their definitions as documentation. */
export const apiDocsPlugin = createFrontendPlugin({
  pluginId: 'api-docs',
  title: 'APIs',
  icon: createElement(Puzzle, { 'aria-hidden': true }),
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: apiDocsRouteRef, definition: definitionRouteRef },
  externalRoutes: { registerApi: registerApiRouteRef },
  extensions: [
    apiDocsTitles,
    apiDocsConfig,
    openApiViewer,
    ...apiDefinitionViewers,
    apiDocsPage,
    definitionCard,
    ...apiRelationCards,
    definitionTab,
    apisTab,
  ],
});
