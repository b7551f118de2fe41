import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GraphSelection, parseGraphSearch, printGraphSearch } from '../graph/graphSearch';

/** Returns the selections in the URL, and a function that changes some of them. Each change adds a history entry. */
export function useGraphSelection(
  defaults: GraphSelection,
): readonly [GraphSelection, (change: Partial<GraphSelection>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  // The router applies a new URL in a transition. Until that completes, the new URL is shown optimistically.
  const [shown, showOptimistic] = useOptimistic(search);
  const selection = useMemo(() => parseGraphSearch(new URLSearchParams(shown), defaults), [shown, defaults]);
  const change = useCallback(
    (changes: Partial<GraphSelection>): void => {
      const next = printGraphSearch({ ...selection, ...changes }, defaults);
      startTransition(() => {
        showOptimistic(next);
        void navigate({ search: next });
      });
    },
    [selection, defaults, navigate, showOptimistic],
  );
  return [selection, change];
}
