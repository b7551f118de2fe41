import { createFrontendPlugin } from '#sdk';
import {
  savedViewsApi,
  savedViewsWidget,
  searchApi,
  searchBarWidget,
  searchDialog,
  searchPage,
  searchTitles,
} from './extensions';
import { palette } from './palette/paletteExtension';
import { searchRouteRef } from './routes';

/** Finds entities, documentation and everything else that server sides add to the index. */
export const searchPlugin = createFrontendPlugin({
  pluginId: 'search',
  title: 'Search',
  info: { packageJson: async () => (await import('./info')).packageJson },
  routes: { root: searchRouteRef },
  extensions: [
    searchPage,
    searchApi,
    savedViewsApi,
    searchTitles,
    searchDialog,
    palette,
    searchBarWidget,
    savedViewsWidget,
  ],
});
