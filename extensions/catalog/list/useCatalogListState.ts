import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type CatalogListDefaults,
  type CatalogListState,
  parseCatalogListState,
  printCatalogListState,
} from './catalogListState';

/** How a change of the state enters the browser's history. */
export interface StateChangeOptions {
  /** Takes the place of the current entry: for what nobody wants to go back to. */
  replace?: boolean;
  /** Position of the first row after the change, where a cursor does not tell it. */
  position?: number;
}

/** Changes some of the state. */
export type ChangeCatalogListState = (
  change: Partial<CatalogListState>,
  options?: StateChangeOptions,
) => void;

/**
 * The state of a list, which the URL holds, and the way to change it. A cursor tells no position, so the position is kept
 * with the entry of the history.
 */
export function useCatalogListState(defaults: CatalogListDefaults) {
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const { limit, offset } = defaults;
  const state = useMemo(
    () => parseCatalogListState(new URLSearchParams(search), { limit, offset }),
    [search, limit, offset],
  );
  const change = useCallback<ChangeCatalogListState>(
    (part, { replace = false, position } = {}) => {
      const printed = printCatalogListState({ ...state, ...part }, new URLSearchParams(search)).toString();
      if (`?${printed}` === search) return;
      const kept: unknown = replace ? entry : position === undefined ? null : { listPosition: position };
      void navigate({ search: `?${printed}`, hash }, { replace, state: kept });
    },
    [state, search, hash, entry, navigate],
  );
  const position = state.cursor === undefined ? state.offset : readPosition(entry);
  return { state, change, position };
}

function readPosition(entry: unknown): number | undefined {
  const position =
    typeof entry === 'object' && entry !== null
      ? (entry as Record<string, unknown>)['listPosition']
      : undefined;
  return typeof position === 'number' ? position : undefined;
}
