import { createExtensionBlueprint } from '#sdk';
import { type SearchResultType, searchResultTypeDataRef } from './searchDataRefs';

/**
 * Creates types of results that users can select on the search page, in the order of the tree.
 *
 * @example
 *   SearchFilterResultTypeBlueprint.make({
 *     name: 'runbooks',
 *     params: { value: 'runbooks', name: 'Runbooks', icon: <BookOpen /> },
 *   });
 */
export const SearchFilterResultTypeBlueprint = createExtensionBlueprint({
  kind: 'search-filter-result-type',
  attachTo: { id: 'page:search', input: 'resultTypes' },
  output: [searchResultTypeDataRef],
  dataRefs: { resultType: searchResultTypeDataRef },
  factory: (params: SearchResultType) => [searchResultTypeDataRef(params)],
});
