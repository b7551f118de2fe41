import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#sdk';
import { type QueryFailure, useQueryFailure } from '#extensions/catalog/components';
import { searchApiRef } from '../api/SearchApi';
import type { SearchQuery, SearchResponse } from '../protocol';
import type { SearchState } from './searchState';
import { useMissingBackend } from './missingBackend';

/** The results of a search. */
export interface SearchResults {
  /** One page of results. While another query loads, those of the query before. */
  response: SearchResponse | undefined;
  /** Whether the results are those of the current query. */
  isCurrent: boolean;
  isLoading: boolean;
  /** Why the current query has no results. */
  failure: QueryFailure | undefined;
  /** Whether the backend has no search. It is not asked again. */
  isMissing: boolean;
}

/** Returns the query of a state, without what is empty. */
export function createSearchQuery({ term, types, filters, pageLimit, pageCursor }: SearchState): SearchQuery {
  return {
    term,
    ...(types.length > 0 && { types: [...types] }),
    ...(Object.keys(filters).length > 0 && { filters }),
    pageLimit,
    ...(pageCursor !== undefined && { pageCursor }),
  };
}

/**
 * Loads the results of a search. A new query cancels the one before, and only the answer of the latest is shown, in whatever order
 * the answers arrive.
 *
 * @param enabled if false, nothing is requested
 */
export function useSearchResults(state: SearchState, enabled = true): SearchResults {
  const searchApi = useApi(searchApiRef);
  const { isMissing, watch } = useMissingBackend(searchApi);
  const request = useMemo(() => createSearchQuery(state), [state]);
  const query = useQuery({
    queryKey: ['search', 'results', request],
    queryFn: ({ signal }) => watch(searchApi.query(request, { signal })),
    enabled: enabled && !isMissing,
    placeholderData: keepPreviousData,
  });
  const failure = useQueryFailure(query);
  return {
    response: enabled && !isMissing ? query.data : undefined,
    isCurrent: query.isSuccess && !query.isPlaceholderData,
    isLoading: query.isFetching,
    failure: isMissing ? undefined : failure,
    isMissing,
  };
}
