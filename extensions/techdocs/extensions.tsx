import { BookOpenText } from 'lucide-react';
import * as z from 'zod/mini';
import {
  ApiBlueprint,
  PageBlueprint,
  PluginHeaderActionBlueprint,
  TitlesBlueprint,
  configApiRef,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  createLazyApi,
  discoveryApiRef,
  ExtensionBoundary,
  fetchApiRef,
} from '#sdk';
import { EntityContentBlueprint, EntityIconLinkBlueprint } from '#extensions/catalog';
import { SearchFilterResultTypeBlueprint, SearchResultListItemBlueprint } from '#extensions/search';
import { builtInAddons } from './addons/builtInAddons';
import { addonDataRef } from './blueprints/addonDataRef';
import { createTechDocsAddonsApi } from './client/createTechDocsAddonsApi';
import { techdocsAddonsApiRef } from './client/TechDocsAddonsApi';
import { techdocsApiRef } from './client/TechDocsApi';
import { techdocsStorageApiRef } from './client/TechDocsStorageApi';
import { techdocsTitlesTranslationRef } from './i18n/titles/techdocsTitlesTranslationRef';
import { useReadDocsLink } from './index/useReadDocsLink';
import { docsIndexRouteRef, docsRouteRef, entityDocsRouteRef } from './routes';

const { messages: titles } = techdocsTitlesTranslationRef;

/** The type of documentation in the search index. */
const docsType = 'techdocs';

/** `titles:techdocs` */
const docsTitles = TitlesBlueprint.make({
  params: { ref: techdocsTitlesTranslationRef },
});

/** `api:techdocs` */
const docsApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: techdocsApiRef,
      deps: { configApi: configApiRef, discoveryApi: discoveryApiRef, fetchApi: fetchApiRef },
      factory: (deps) => {
        const load = async () => (await import('./client/createTechDocsApi')).createTechDocsApi(deps);
        return createLazyApi(load, ['getApiOrigin', 'getCookie', 'getTechDocsMetadata', 'getEntityMetadata']);
      },
    }),
});

/** `api:techdocs/storage` */
const docsStorageApi = ApiBlueprint.make({
  name: 'storage',
  params: (defineParams) =>
    defineParams({
      api: techdocsStorageApiRef,
      deps: {
        configApi: configApiRef,
        discoveryApi: discoveryApiRef,
        fetchApi: fetchApiRef,
      },
      factory: (deps) => {
        const load = async () =>
          (await import('./client/createTechDocsStorageApi')).createTechDocsStorageApi(deps);
        return createLazyApi(load, [
          'getApiOrigin',
          'getStorageUrl',
          'getBuilder',
          'getEntityDocs',
          'syncEntityDocs',
          'getBaseUrl',
        ]);
      },
    }),
});

/** `api:techdocs/addons` */
const docsAddonsApi = ApiBlueprint.makeWithOverrides({
  name: 'addons',
  inputs: { addons: createExtensionInput([addonDataRef]) },
  factory: (originalFactory, { inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: techdocsAddonsApiRef,
        deps: {},
        factory: () => createTechDocsAddonsApi(inputs.addons.map((addon) => addon.get(addonDataRef))),
      }),
    ),
});

/** `page:techdocs` */
const docsPage = PageBlueprint.makeWithOverrides({
  configSchema: {
    initialFilter: z._default(z.enum(['all', 'owned', 'starred']), 'owned'),
  },
  factory: (originalFactory, { config }) =>
    originalFactory({
      path: '/docs',
      title: titles.Documentation,
      routeRef: docsIndexRouteRef,
      noHeader: true,
      loader: async () => {
        const { DocsIndexPage } = await import('./index/DocsIndexPage');
        return <DocsIndexPage title={config.title} initialFilter={config.initialFilter} />;
      },
    }),
});

/** `page:techdocs/reader` */
const readerPage = PageBlueprint.makeWithOverrides({
  name: 'reader',
  inputs: { addons: createExtensionInput([addonDataRef]) },
  configSchema: {
    withoutSearch: z._default(z.boolean(), false),
    withoutHeader: z._default(z.boolean(), false),
  },
  factory: (originalFactory, { config: { withoutSearch, withoutHeader }, inputs }) =>
    originalFactory({
      path: '/docs/:namespace/:kind/:name',
      routeRef: docsRouteRef,
      noHeader: true,
      loader: async () => {
        const { ReaderPage } = await import('./reader/page/ReaderPage');
        const addons = inputs.addons.map((addon) => addon.get(addonDataRef));
        return <ReaderPage {...{ addons, withoutSearch, withoutHeader }} />;
      },
    }),
});

/** `entity-content:techdocs` */
const docsTab = EntityContentBlueprint.makeWithOverrides({
  inputs: {
    addons: createExtensionInput([addonDataRef]),
    emptyState: createExtensionInput([coreExtensionData.reactElement.optional()], {
      singleton: true,
      optional: true,
    }),
  },
  factory: (originalFactory, { inputs }) =>
    originalFactory({
      path: 'docs',
      title: titles.Docs,
      group: 'documentation',
      routeRef: entityDocsRouteRef,
      loader: async () => {
        const { EntityDocs } = await import('./reader/tab/EntityDocs');
        const addons = inputs.addons.map((addon) => addon.get(addonDataRef));
        return (
          <EntityDocs addons={addons} emptyState={inputs.emptyState?.get(coreExtensionData.reactElement)} />
        );
      },
    }),
});

/** `empty-state:techdocs/entity-content` */
const docsTabEmptyState = createExtension({
  kind: 'empty-state',
  name: 'entity-content',
  attachTo: { id: 'entity-content:techdocs', input: 'emptyState' },
  output: [coreExtensionData.reactElement.optional()],
  factory: ({ node }) => [
    coreExtensionData.reactElement(
      ExtensionBoundary.lazy(node, async () => {
        const { EntityDocsEmptyState } = await import('./index/EntityDocsEmptyState');
        return <EntityDocsEmptyState />;
      }),
    ),
  ],
});

/** `entity-icon-link:techdocs/read-docs` */
const readDocsLink = EntityIconLinkBlueprint.make({
  name: 'read-docs',
  params: { useProps: useReadDocsLink },
});

/** `plugin-header-action:techdocs` */
const docsHeaderAction = PluginHeaderActionBlueprint.make({
  params: {
    loader: async () => {
      const { DocsHeaderAction } = await import('./index/DocsHeaderAction');
      return <DocsHeaderAction />;
    },
  },
});

/** `search-filter-result-type:techdocs` */
const resultType = SearchFilterResultTypeBlueprint.make({
  params: {
    value: docsType,
    name: titles.Documentation,
    icon: <BookOpenText aria-hidden />,
  },
});

/** `search-result-list-item:techdocs` */
const resultItem = SearchResultListItemBlueprint.makeWithOverrides({
  configSchema: {
    title: z.optional(z.string()),
    lineClamp: z._default(z.number(), 5),
    asLink: z._default(z.boolean(), true),
    asListItem: z._default(z.boolean(), true),
  },
  factory: (originalFactory, { config }) =>
    originalFactory({
      predicate: ({ type }) => type === docsType,
      component: async () => (await import('./search/DocsResult')).createDocsResult(config),
    }),
});

/** All extensions of the plugin. */
export const techdocsExtensions = [
  docsTitles,
  docsApi,
  docsStorageApi,
  docsAddonsApi,
  docsHeaderAction,
  docsPage,
  readerPage,
  readDocsLink,
  docsTab,
  docsTabEmptyState,
  resultType,
  resultItem,
  ...builtInAddons,
];
