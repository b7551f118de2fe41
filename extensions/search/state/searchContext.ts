import { createContext, useContext } from 'react';
import type { SearchResults } from './useSearchResults';
import type { SearchFilters, SearchState } from './searchState';
import type { FieldNames } from './useFieldNames';

/** A search: its state, functions to change it, and its results. */
export interface Search extends SearchState {
  setTerm: (term: string) => void;
  setTypes: (types: readonly string[]) => void;
  /** Sets all filters. A function receives the current ones. `replace` adds no entry to the history. */
  setFilters: (
    filters: SearchFilters | ((filters: SearchFilters) => SearchFilters),
    options?: { replace?: boolean },
  ) => void;
  setPageLimit: (pageLimit: number) => void;
  setPageCursor: (pageCursor: string | undefined) => void;
  results: SearchResults;
  /** The names of fields and of their values. Filters add them when they appear. */
  fieldNames: FieldNames;
  /** Names a field, and its values if their names differ from them. */
  nameField: (field: string, label: string, values?: ReadonlyMap<string, string>) => void;
  /** Selects the default of a field, unless it has a value. Only the first call for a field counts: afterward, the user decides. */
  selectDefault: (field: string, value: string | readonly string[]) => void;
  /** Whether searches are not captured as analytics events. */
  noTrack: boolean;
}

export const SearchContext = createContext<Search | undefined>(undefined);

/**
 * Returns the search around a component.
 *
 * @throws Error outside of a search
 */
export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch must be used within a SearchContextProvider.');
  return search;
}
