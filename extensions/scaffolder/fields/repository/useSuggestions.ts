import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '#sdk';
import { type AutocompleteResponse, scaffolderApiRef } from '../../api/ScaffolderApi';
import { useDebounced } from '../frame/useDebounced';

/** What to ask a provider for. */
export interface SuggestionQuery {
  provider: string;
  resource: string;
  context: Record<string, string>;
}

/** Suggestions of a provider. */
export type Suggestions = AutocompleteResponse['results'];

const delay = 500;
const none: Suggestions = [];

/**
 * Loads suggestions from a provider once the query has not changed for half a second. Without a token, a query, or if the request
 * fails, there are none: users can enter every value.
 */
export function useSuggestions(query: SuggestionQuery | undefined, token: string | undefined): Suggestions {
  const api = useApi(scaffolderApiRef);
  // The token is not part of the key, so results are not shared with other fields.
  const id = useId();
  const version = useVersion(token);
  const wanted = query && token !== undefined ? JSON.stringify([query, version]) : '';
  const settled = useDebounced(wanted, delay);
  const { data } = useQuery({
    queryKey: ['scaffolder', 'suggestions', id, settled],
    queryFn: async ({ signal }) => {
      const [{ provider, resource, context }] = JSON.parse(settled) as [SuggestionQuery];
      const { results } = await api.autocomplete(
        { token: token ?? '', provider, resource, context },
        { signal },
      );
      return results;
    },
    enabled: settled !== '' && settled === wanted,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return settled === wanted ? (data ?? none) : none;
}

/** Returns a number that changes with the token. */
function useVersion(token: string | undefined): number {
  const [seen, setSeen] = useState({ token, version: 0 });
  if (seen.token === token) return seen.version;
  setSeen({ token, version: seen.version + 1 });
  return seen.version + 1;
}
