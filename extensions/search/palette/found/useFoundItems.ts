import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ResponseError, useOptionalApi } from '#sdk';
import { type SearchApi, searchApiRef } from '../../api/SearchApi';
import { useMissingBackend } from '../../state/missingBackend';
import type { PaletteItem } from '../model/paletteItem';
import type { PaletteInput } from '../model/parseInput';
import { createFoundItem } from './createFoundItem';
import { useDocumentLocation } from '../../state/useDocumentLocation';
import { useSettled } from './useSettled';

/** What the search found. */
export interface FoundItems {
  items: readonly PaletteItem[];
  isLoading: boolean;
  /** Why there are no results: the backend does not respond, has no search, or rejects the request with an explanation. */
  failure: 'failed' | 'absent' | { search: ResponseError } | undefined;
}

/** How long typing pauses before the search starts, in ms. */
const pause = 120;
const most = 20;
const none: readonly PaletteItem[] = [];
/** In place of a search that is not installed. */
const noSearch: SearchApi = { query: async () => ({ results: [] }) };

/**
 * Searches for entities and documents when typing pauses, and cancels the request for a former text. Returns only results for the
 * current text, so that a late response never replaces them. While it loads, the results for a former text are returned if the
 * current one continues it, because their titles are matched again.
 *
 * @param input what to search for. `undefined` for nothing
 */
export function useFoundItems(input: PaletteInput | undefined): FoundItems {
  const searchApi = useOptionalApi(searchApiRef) ?? noSearch;
  const { isMissing, watch } = useMissingBackend(searchApi);
  const locate = useDocumentLocation();
  const isInstalled = searchApi !== noSearch && !isMissing;
  const isPeople = input?.prefix === '@';
  const isWanted = input !== undefined && (isPeople || (input.prefix === undefined && input.text !== ''));
  const wanted = isWanted ? input.text : undefined;
  const term = useSettled(wanted, pause);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', 'palette', { term, isPeople }],
    queryFn: ({ signal }) =>
      watch(
        searchApi.query(
          {
            term: term ?? '',
            pageLimit: most,
            ...(isPeople && { types: ['software-catalog'], filters: { kind: ['User', 'Group'] } }),
          },
          { signal },
        ),
      ),
    enabled: isInstalled && isWanted && term !== undefined,
    retry: false,
    staleTime: 30_000,
    placeholderData: (before) => before,
  });
  const isCurrent = term === wanted && !isFetching;
  const items = useMemo(() => {
    if (!isWanted || !data) return none;
    const found = data.results.flatMap((result) => createFoundItem(result, locate(result)) ?? []);
    return isCurrent ? found : found.map((item) => ({ ...item, isFound: false }));
  }, [isWanted, data, isCurrent, locate]);
  return {
    items,
    isLoading: isWanted && isInstalled && !isCurrent,
    failure: isWanted ? resolveFailure(isInstalled, error) : undefined,
  };
}

function resolveFailure(isInstalled: boolean, error: unknown): FoundItems['failure'] {
  if (!isInstalled) return 'absent';
  if (error instanceof ResponseError && error.status < 500) return { search: error };
  return error === null ? undefined : 'failed';
}
