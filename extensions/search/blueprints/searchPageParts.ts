import { createExtensionDataRef } from '#sdk';
import type { SearchFilterItem, SearchResultItem, SearchResultType } from './searchDataRefs';

/** What other extensions attach to the search page. The dialog in the navigation uses it, too. */
export interface SearchPageParts {
  items: readonly SearchResultItem[];
  resultTypes: readonly SearchResultType[];
  filters: ReadonlyArray<SearchFilterItem & { id: string }>;
  noTrack: boolean;
}

/** The parts of the search page. */
export const searchPagePartsDataRef = createExtensionDataRef<SearchPageParts>().with({
  id: 'search.page-parts',
});
