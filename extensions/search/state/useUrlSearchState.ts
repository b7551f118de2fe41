import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  changeSearchState,
  parseSearchState,
  printSearchState,
  type SearchDefaults,
  type SearchState,
} from './searchState';

/** Changes parts of the state. A function receives the current state. `replace` adds no entry to the history. */
export type ChangeSearchState = (
  change: Partial<SearchState> | ((state: SearchState) => Partial<SearchState>),
  options?: { replace?: boolean },
) => void;

/**
 * Keeps the state of a search in the URL. The router applies a new URL in a transition. Until that completes, the new state is shown
 * optimistically, so that the page responds immediately.
 */
export function useUrlSearchState(defaults: SearchDefaults): readonly [SearchState, ChangeSearchState] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const inUrl = useMemo(() => parseSearchState(new URLSearchParams(search), defaults), [search, defaults]);
  const [shown, showOptimistic] = useOptimistic(inUrl);
  // Two changes can follow each other before the next render.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  }, [shown]);
  const change = useCallback<ChangeSearchState>(
    (changed, { replace = false } = {}) => {
      const before = latest.current;
      const part = typeof changed === 'function' ? changed(before) : changed;
      const next = changeSearchState(before, part);
      const print = (state: SearchState) =>
        printSearchState(state, defaults, new URLSearchParams(search)).toString();
      if (print(next) === print(before)) return;
      latest.current = next;
      // While the user types, Back leads to what was there before.
      const isTyping = Object.keys(part).join() === 'term' && before.term !== '' && next.term !== '';
      startTransition(() => {
        showOptimistic(next);
        void navigate({ search: `?${print(next)}`, hash }, { replace: replace || isTyping });
      });
    },
    [search, hash, defaults, navigate, showOptimistic],
  );
  return [shown, change];
}
