import type { ComponentType, ReactElement } from 'react';
import { createExtensionDataRef } from '#sdk';
import type { SearchDocument, SearchHighlight, SearchResult } from '../protocol';

/** What the component of a result item receives. */
export interface SearchResultItemProps {
  /** The document of the result. */
  result: SearchDocument;
  /** The type of the document, such as `software-catalog`. */
  type: string;
  /** The position in all results, starting at 1. */
  rank?: number | undefined;
  highlight?: SearchHighlight | undefined;
  /** The icon of the blueprint. */
  icon?: ReactElement | undefined;
  /** Whether clicks are not captured as analytics events. */
  noTrack?: boolean | undefined;
}

/** Shows some of the results. */
export interface SearchResultItem {
  /** Whether the item shows a result. Without it, the item shows all results. */
  predicate?: (result: SearchResult) => boolean;
  component: ComponentType<SearchResultItemProps>;
}

/** A type of results that users can select. */
export interface SearchResultType {
  /** The type of the documents, such as `techdocs`. */
  value: string;
  /** A title, translated by `titles:<plugin>`. */
  name: string;
  icon: ReactElement;
}

/** What the component of a filter receives. */
export interface SearchFilterProps {
  /** Styles that fit the filter into the page. Can be ignored. */
  className: string;
}

/** A filter on the search page. */
export interface SearchFilterItem {
  component: ComponentType<SearchFilterProps>;
  /** Whether the filter is shown while these types are selected. An empty list means all types. Always shown by default. */
  typeFilter?: (types: string[]) => boolean;
}

/** A component for some of the results. */
export const searchResultItemDataRef = createExtensionDataRef<SearchResultItem>().with({
  id: 'search.search-result-list-item.item',
});

/** A type of results. */
export const searchResultTypeDataRef = createExtensionDataRef<SearchResultType>().with({
  id: 'search.filters.result-types.type',
});

/** A filter. */
export const searchFilterDataRef = createExtensionDataRef<SearchFilterItem>().with({
  id: 'search.filters.filter',
});
