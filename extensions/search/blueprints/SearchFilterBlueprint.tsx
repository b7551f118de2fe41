import { ExtensionBoundary, createExtensionBlueprint } from '#sdk';
import { type SearchFilterItem, type SearchFilterProps, searchFilterDataRef } from './searchDataRefs';

/**
 * Creates filters of the search page. The component reads and changes the filters with `useSearch`, or uses `SelectFilter`,
 * `CheckboxFilter` or `AutocompleteFilter`.
 *
 * @example
 *   SearchFilterBlueprint.make({
 *     name: 'team',
 *     params: { component: lazyPart(async () => (await import('./TeamFilter')).TeamFilter) },
 *   });
 */
export const SearchFilterBlueprint = createExtensionBlueprint({
  kind: 'search-filter',
  attachTo: { id: 'page:search', input: 'searchFilters' },
  output: [searchFilterDataRef],
  dataRefs: { searchFilters: searchFilterDataRef },
  factory({ component: Filter, ...params }: SearchFilterItem, { node }) {
    const BoundedFilter = (props: SearchFilterProps) => (
      <ExtensionBoundary node={node}>
        <Filter {...props} />
      </ExtensionBoundary>
    );
    return [searchFilterDataRef({ ...params, component: BoundedFilter })];
  },
});
