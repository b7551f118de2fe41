import { Search } from 'lucide-react';
import * as z from 'zod/mini';
import {
  ApiBlueprint,
  PageBlueprint,
  TitlesBlueprint,
  configApiRef,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  discoveryApiRef,
  fetchApiRef,
  lazyPopup,
  preloadExtension,
  storageApiRef,
} from '#sdk';
import { navItemDialogDataRef } from '#extensions/app';
import { HomePageWidgetBlueprint, widgetParts } from '#extensions/home';
import { searchApiRef } from './api/SearchApi';
import {
  searchFilterDataRef,
  searchResultItemDataRef,
  searchResultTypeDataRef,
} from './blueprints/searchDataRefs';
import { type SearchPageParts, searchPagePartsDataRef } from './blueprints/searchPageParts';
import { searchTitlesTranslationRef } from './i18n/titles/searchTitlesTranslationRef';
import { searchRouteRef } from './routes';
import { createLazySavedViews } from './savedViews/createLazySavedViews';
import { savedViewsApiRef } from './savedViews/SavedViewsApi';
import type { searchWidgets } from './widgets/searchWidgets';

/** `titles:search` */
export const searchTitles = TitlesBlueprint.make({ params: { ref: searchTitlesTranslationRef } });

/** `api:search` */
export const searchApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: searchApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef, configApi: configApiRef },
      factory: ({ configApi, ...deps }) => ({
        query: async (...request) => {
          const { createSearchApi } = await import('./api/createSearchApi');
          const maxPageLimit = configApi.getOptionalNumber('search.maxPageLimit');
          return createSearchApi({ ...deps, maxPageLimit }).query(...request);
        },
      }),
    }),
});

/** `api:search/saved-views` */
export const savedViewsApi = ApiBlueprint.make({
  name: 'saved-views',
  params: (defineParams) =>
    defineParams({
      api: savedViewsApiRef,
      deps: { storageApi: storageApiRef },
      factory: ({ storageApi }) => createLazySavedViews(storageApi),
    }),
});

/** `page:search` */
export const searchPage = PageBlueprint.makeWithOverrides({
  inputs: {
    items: createExtensionInput([searchResultItemDataRef]),
    resultTypes: createExtensionInput([searchResultTypeDataRef]),
    searchFilters: createExtensionInput([searchFilterDataRef]),
  },
  output: [
    coreExtensionData.routePath,
    coreExtensionData.reactElement,
    coreExtensionData.routeRef.optional(),
    coreExtensionData.title.optional(),
    coreExtensionData.icon.optional(),
    searchPagePartsDataRef,
  ],
  configSchema: { noTrack: z._default(z.boolean(), false) },
  *factory(originalFactory, { inputs, config }) {
    const parts: SearchPageParts = {
      items: inputs.items.map((item) => item.get(searchResultItemDataRef)),
      resultTypes: inputs.resultTypes.map((type) => type.get(searchResultTypeDataRef)),
      filters: inputs.searchFilters.map((filter) => ({
        ...filter.get(searchFilterDataRef),
        id: filter.node.spec.id,
      })),
      noTrack: config.noTrack,
    };
    yield* originalFactory({
      path: '/search',
      title: 'Search',
      icon: <Search aria-hidden />,
      routeRef: searchRouteRef,
      noHeader: true,
      loader: async () => {
        // The results come at the same time, so their items should be ready.
        for (const { node } of inputs.items) void preloadExtension(node);
        const { SearchPage } = await import('./page/SearchPage');
        return <SearchPage title={config.title} parts={parts} />;
      },
    });
    yield searchPagePartsDataRef(parts);
  },
});

/** `nav-item-dialog:search` */
export const searchDialog = createExtension({
  kind: 'nav-item-dialog',
  attachTo: { id: 'app/nav', input: 'dialogs' },
  output: [navItemDialogDataRef],
  factory: ({ node }) => [
    navItemDialogDataRef({
      node,
      routeRef: searchRouteRef,
      component: lazyPopup(async () => (await import('./modal/SearchModal')).SearchModal),
    }),
  ],
});

const partsOf = (key: keyof typeof searchWidgets) =>
  widgetParts(async () => (await import('./widgets/searchWidgets')).searchWidgets[key]);

/** `home-page-widget:search/search-bar` */
export const searchBarWidget = HomePageWidgetBlueprint.make({
  name: 'search-bar',
  params: { name: 'HomePageSearchBar', ...partsOf('searchBar') },
});

/** `home-page-widget:search/saved-views` */
export const savedViewsWidget = HomePageWidgetBlueprint.make({
  name: 'saved-views',
  params: { name: 'HomePageSavedViews', ...partsOf('savedViews') },
});
