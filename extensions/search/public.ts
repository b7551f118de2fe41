/** The API for other plugins, safe to import in a manifest. Components are in `components/public.ts`. */
export { searchRouteRef } from './routes';

// APIs.
export { searchApiRef, type SearchApi, type SearchOptions } from './api/SearchApi';
export { savedViewsApiRef, type SavedView, type SavedViewsApi } from './savedViews/SavedViewsApi';
export type { SearchDocument, SearchHighlight, SearchQuery, SearchResponse, SearchResult } from './protocol';

// Blueprints.
export { SearchFilterBlueprint } from './blueprints/SearchFilterBlueprint';
export { SearchFilterResultTypeBlueprint } from './blueprints/SearchFilterResultTypeBlueprint';
export {
  SearchResultListItemBlueprint,
  type SearchResultListItemParams,
} from './blueprints/SearchResultListItemBlueprint';
export type {
  SearchFilterItem,
  SearchFilterProps,
  SearchResultItem,
  SearchResultItemProps,
  SearchResultType,
} from './blueprints/searchDataRefs';

// The command palette.
export { CommandBlueprint, type CommandParams } from './palette/blueprint/CommandBlueprint';
export type { CommandContext } from './palette/blueprint/commandDataRef';
export { openPalette } from './palette/keys/paletteOpener';
