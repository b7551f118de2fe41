import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Changes the parameters of the URL. Each change adds a history entry, unless it replaces the current one. */
export type ChangeSearch = (edit: (next: URLSearchParams) => void, options?: { replace?: boolean }) => void;

/**
 * Returns the parameters of the URL, and a function that changes them. The router applies a new URL in a transition, which can take long
 * with thousands of objects. Until that completes, the new URL is returned optimistically.
 */
export function useSearchState(): readonly [search: string, change: ChangeSearch] {
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const [shown, showOptimistic] = useOptimistic(search);
  const change = useCallback<ChangeSearch>(
    (edit, { replace = false } = {}) => {
      const next = new URLSearchParams(shown);
      edit(next);
      const nextSearch = next.size === 0 ? '' : `?${next}`;
      startTransition(() => {
        showOptimistic(nextSearch);
        const options = { replace, preventScrollReset: true, state: entry as unknown };
        void navigate({ search: nextSearch, hash }, options);
      });
    },
    [shown, showOptimistic, navigate, hash, entry],
  );
  return [shown, change];
}
