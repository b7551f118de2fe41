import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { AnalyticsContext } from '#sdk';
import { type Search, SearchContext } from './searchContext';
import { changeSearchState, type SearchState, setFilter } from './searchState';
import { TrackSearch } from './TrackSearch';
import { useSearchDefaults } from './useSearchDefaults';
import { useFieldNames } from './useFieldNames';
import { useSearchResults } from './useSearchResults';
import { type ChangeSearchState, useUrlSearchState } from './useUrlSearchState';

/** Props of {@link SearchContextProvider}. */
export interface SearchContextProviderProps {
  children: ReactNode;
  initialState?: Partial<SearchState>;
  /** Whether to search without a term. On by default. */
  searchEmpty?: boolean;
  noTrack?: boolean;
}

/** Holds a search that is not in the URL, for the components inside. */
export function SearchContextProvider({ initialState, ...props }: SearchContextProviderProps) {
  const { types, pageLimit } = useSearchDefaults();
  const [state, setState] = useState<SearchState>({
    term: '',
    filters: {},
    types,
    pageLimit,
    ...initialState,
  });
  const change = useCallback<ChangeSearchState>(
    (part) =>
      setState((current) => changeSearchState(current, typeof part === 'function' ? part(current) : part)),
    [],
  );
  return <StateProvider {...props} state={state} change={change} />;
}

/** Holds the search of the page, whose state is in the URL. */
export function UrlSearchProvider(props: Omit<SearchContextProviderProps, 'initialState'>) {
  const [state, change] = useUrlSearchState(useSearchDefaults());
  return <StateProvider {...props} state={state} change={change} />;
}

interface StateProviderProps extends Omit<SearchContextProviderProps, 'initialState'> {
  state: SearchState;
  change: ChangeSearchState;
}

function StateProvider({ state, change, searchEmpty = true, noTrack = false, children }: StateProviderProps) {
  const results = useSearchResults(state, searchEmpty || state.term.trim() !== '');
  const { fieldNames, nameField } = useFieldNames();
  const claimed = useRef(new Set<string>());
  const selectDefault = useCallback<Search['selectDefault']>(
    (field, value) => {
      if (claimed.current.has(field)) return;
      claimed.current.add(field);
      change(
        ({ filters }) =>
          Object.hasOwn(filters, field)
            ? {}
            : { filters: setFilter(filters, field, typeof value === 'string' ? value : [...value]) },
        { replace: true },
      );
    },
    [change],
  );
  const search = useMemo<Search>(
    () => ({
      ...state,
      setTerm: (term) => change({ term }),
      setTypes: (types) => change({ types }),
      setFilters: (filters, options) =>
        change(
          (current) => ({ filters: typeof filters === 'function' ? filters(current.filters) : filters }),
          options,
        ),
      setPageLimit: (pageLimit) => change({ pageLimit }),
      setPageCursor: (pageCursor) => change({ pageCursor }),
      results,
      fieldNames,
      nameField,
      selectDefault,
      noTrack,
    }),
    [state, change, results, fieldNames, nameField, selectDefault, noTrack],
  );
  const searchTypes = [...state.types].toSorted().join(',');
  const attributes = useMemo(() => ({ searchTypes }), [searchTypes]);
  return (
    <AnalyticsContext attributes={attributes}>
      <SearchContext value={search}>
        {!noTrack && <TrackSearch />}
        {children}
      </SearchContext>
    </AnalyticsContext>
  );
}
