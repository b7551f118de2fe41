import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type CatalogListDefaults,
  type CatalogListState,
  parseCatalogListState,
  serializeCatalogListState,
} from './catalogListState';

/** How a state change is added to the browser history. */
export interface StateChangeOptions {
  /** Replaces the current entry, for changes that users do not want to go back to. */
  replace?: boolean;
  /** The position of the first row after the change. Needed with a cursor. */
  position?: number;
}

/** Changes parts of the state. */
export type ChangeCatalogListState = (
  change: Partial<CatalogListState>,
  options?: StateChangeOptions,
) => void;

/** The state of a history entry. It stores the position because a cursor does not contain it. */
interface StateOfEntry {
  state: CatalogListState;
  position: number | undefined;
}

/**
 * Returns the state of a list, which is stored in the URL, and a function to change it. The router applies a new URL in a
 * transition. Until that completes, the new state is shown optimistically, so that check boxes respond immediately.
 */
export function useCatalogListState(defaults: CatalogListDefaults) {
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const { limit, offset } = defaults;
  const parse = useCallback(
    (text: string) => parseCatalogListState(new URLSearchParams(text), { limit, offset }),
    [limit, offset],
  );
  const inUrl = useMemo<StateOfEntry>(
    () => ({ state: parse(search), position: readPosition(entry) }),
    [parse, search, entry],
  );
  const [shown, showOptimistic] = useOptimistic(inUrl);
  const isAhead = shown !== inUrl;
  const change = useCallback<ChangeCatalogListState>(
    (part, { replace = false, position } = {}) => {
      const print = (state: CatalogListState) =>
        `?${serializeCatalogListState(state, { offset }, new URLSearchParams(search)).toString()}`;
      const next = print({ ...shown.state, ...part });
      if (next === (isAhead ? print(shown.state) : search)) return;
      const nextPosition = replace ? shown.position : position;
      startTransition(() => {
        showOptimistic({ state: parse(next), position: nextPosition });
        const historyState = nextPosition === undefined ? null : { listPosition: nextPosition };
        void navigate({ search: next, hash }, { replace, state: historyState });
      });
    },
    [shown, search, hash, offset, isAhead, parse, navigate, showOptimistic],
  );
  const { state, position } = shown;
  return { state, change, position: state.cursor === undefined ? state.offset : position };
}

function readPosition(entry: unknown): number | undefined {
  const position =
    typeof entry === 'object' && entry !== null
      ? (entry as Record<string, unknown>)['listPosition']
      : undefined;
  return typeof position === 'number' ? position : undefined;
}
