/** Components and hooks of the search for other plugins. Import them only in lazily loaded code, never in a manifest. */
export { SearchBar, type SearchBarProps } from '../bar/SearchBar';
export { AutocompleteFilter, type AutocompleteFilterProps } from '../filters/AutocompleteFilter';
export { CheckboxFilter } from '../filters/CheckboxFilter';
export { SelectFilter } from '../filters/SelectFilter';
export type { FilterValue, FilterValues, SearchFilterComponentProps } from '../filters/filterValues';
export { HighlightedText, type HighlightedTextProps } from '../highlight/HighlightedText';
export { ResultLayout, type ResultLayoutProps } from '../highlight/ResultLayout';
export { ResultLink, type ResultLinkProps } from '../highlight/ResultLink';
export { SearchTypeAccordion, type SearchTypeAccordionProps } from '../types/SearchTypeAccordion';
export { SearchTypeMultiselect, type SearchTypeMultiselectProps } from '../types/SearchTypeMultiselect';
export { SearchTypeTabs, type SearchTypeTabsProps } from '../types/SearchTypeTabs';
export { SaveViewButton } from '../savedViews/SaveViewButton';
export { SearchContextProvider, type SearchContextProviderProps } from '../state/SearchContextProvider';
export { useSearch, type Search } from '../state/searchContext';
export type { SearchFilters, SearchState } from '../state/searchState';
export type { SearchResults } from '../state/useSearchResults';
export { useDocumentLocation } from '../state/useDocumentLocation';
