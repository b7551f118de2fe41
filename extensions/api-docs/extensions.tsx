import * as z from 'zod/mini';
import { ApiBlueprint, PageBlueprint, TitlesBlueprint, createExtensionInput } from '#sdk';
import { EntityCardBlueprint, EntityContentBlueprint, createRelationCard } from '#extensions/catalog';
import { apiDocsConfigRef } from './api/ApiDocsConfig';
import { createApiDocsConfig } from './api/createApiDocsConfig';
import { ApiDefinitionViewerBlueprint } from './blueprints/ApiDefinitionViewerBlueprint';
import { relatedCards } from './cards/relatedCards';
import { apiDocsTitlesTranslationRef } from './i18n/titles/apiDocsTitlesTranslationRef';
import { apiDocsRouteRef, definitionRouteRef } from './routes';
import { builtInViewers } from './viewers/builtInViewers';

const { messages: titles } = apiDocsTitlesTranslationRef;

/** `titles:api-docs` */
export const apiDocsTitles = TitlesBlueprint.make({ params: { ref: apiDocsTitlesTranslationRef } });

/** `api:api-docs/config` */
export const apiDocsConfig = ApiBlueprint.makeWithOverrides({
  name: 'config',
  inputs: { viewers: createExtensionInput([ApiDefinitionViewerBlueprint.dataRefs.widget]) },
  factory(originalFactory, { inputs, node }) {
    const isBuiltIn = ({ node: viewer }: (typeof inputs.viewers)[number]) =>
      viewer.spec.plugin === node.spec.plugin;
    const widgets = inputs.viewers
      // Viewers of other plugins replace the built-in ones.
      .toSorted((a, b) => Number(isBuiltIn(a)) - Number(isBuiltIn(b)))
      .map((viewer) => viewer.get(ApiDefinitionViewerBlueprint.dataRefs.widget));
    return originalFactory((defineParams) =>
      defineParams({ api: apiDocsConfigRef, deps: {}, factory: () => createApiDocsConfig(widgets) }),
    );
  },
});

/** `api-definition-viewer:api-docs/openapi` */
export const openApiViewer = ApiDefinitionViewerBlueprint.makeWithOverrides({
  name: 'openapi',
  configSchema: { tryItOut: z._default(z.boolean(), true) },
  factory: (originalFactory, { config }) =>
    originalFactory({
      type: 'openapi',
      title: 'OpenAPI',
      rawLanguage: 'yaml',
      loader: async () => {
        const { OpenApiView } = await import('./viewers/openapi/OpenApiView');
        return (props) => <OpenApiView {...props} tryItOut={config.tryItOut} />;
      },
    }),
});

/** `api-definition-viewer:api-docs/*` without settings */
export const apiDefinitionViewers = builtInViewers.map((params) =>
  ApiDefinitionViewerBlueprint.make({ name: params.type, params }),
);

/** `page:api-docs` */
export const apiDocsPage = PageBlueprint.makeWithOverrides({
  configSchema: { initiallySelectedFilter: z._default(z.enum(['owned', 'starred', 'all']), 'owned') },
  factory: (originalFactory, { config }) =>
    originalFactory({
      path: '/api-docs',
      title: titles.APIs,
      routeRef: apiDocsRouteRef,
      noHeader: true,
      loader: async () => {
        const { ApiExplorerPage } = await import('./explorer/ApiExplorerPage');
        return <ApiExplorerPage title={config.title} initialFilter={config.initiallySelectedFilter} />;
      },
    }),
});

/** `entity-card:api-docs/definition` */
export const definitionCard = EntityCardBlueprint.makeWithOverrides({
  name: 'definition',
  configSchema: { showViewer: z._default(z.boolean(), false) },
  factory: (originalFactory, { config }) =>
    originalFactory({
      filter: { kind: 'api' },
      loader: async () => {
        const { DefinitionCard } = await import('./definition/DefinitionCard');
        return <DefinitionCard showViewer={config.showViewer} />;
      },
    }),
});

/** `entity-card:api-docs/has-apis`, `provided-apis`, `consumed-apis`, `consuming-components` and `providing-components` */
export const apiRelationCards = relatedCards.map((card) =>
  createRelationCard(card, async () => (await import('./i18n/apiDocsTranslationRef')).apiDocsTranslationRef),
);

/** `entity-content:api-docs/definition` */
export const definitionTab = EntityContentBlueprint.make({
  name: 'definition',
  params: {
    path: '/definition',
    title: titles.Definition,
    group: 'documentation',
    routeRef: definitionRouteRef,
    filter: { kind: 'api' },
    loader: async () => {
      const { DefinitionTab } = await import('./definition/DefinitionTab');
      return <DefinitionTab />;
    },
  },
});

/** `entity-content:api-docs/apis` */
export const apisTab = EntityContentBlueprint.make({
  name: 'apis',
  params: {
    path: '/apis',
    title: titles.APIs,
    group: 'development',
    filter: { kind: 'component' },
    loader: async () => {
      const { ApisTab } = await import('./cards/ApisTab');
      return <ApisTab />;
    },
  },
});
