import { useCallback, useMemo, useState } from 'react';
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

/** A state that was chosen, while the URL is still the one before. */
interface ChosenState {
  search: string;
  state: CatalogListState;
  position: number | undefined;
}

/**
 * The state of a list, which the URL holds, and the way to change it. What is chosen shows at once: the router takes its
 * time with the URL, and a check box that stays as it was looks broken. A cursor tells no position, so the position is kept
 * with the entry of the history.
 */
export function useCatalogListState(defaults: CatalogListDefaults) {
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenState>();
  const { limit, offset } = defaults;
  const parse = useCallback(
    (text: string) => parseCatalogListState(new URLSearchParams(text), { limit, offset }),
    [limit, offset],
  );
  const inUrl = useMemo(() => parse(search), [parse, search]);
  const isAhead = chosen?.search === search;
  const state = isAhead ? chosen.state : inUrl;
  const kept = isAhead ? chosen.position : readPosition(entry);
  const change = useCallback<ChangeCatalogListState>(
    (part, { replace = false, position } = {}) => {
      const next = printCatalogListState({ ...state, ...part }, new URLSearchParams(search)).toString();
      const now = printCatalogListState(state, new URLSearchParams(search)).toString();
      if (`?${next}` === search || (isAhead && next === now)) return;
      const nextPosition = replace ? kept : position;
      setChosen({ search, state: parse(next), position: nextPosition });
      const historyState = nextPosition === undefined ? null : { listPosition: nextPosition };
      void navigate({ search: `?${next}`, hash }, { replace, state: historyState });
    },
    [state, search, hash, kept, isAhead, parse, navigate],
  );
  return { state, change, position: state.cursor === undefined ? state.offset : kept };
}

function readPosition(entry: unknown): number | undefined {
  const position =
    typeof entry === 'object' && entry !== null
      ? (entry as Record<string, unknown>)['listPosition']
      : undefined;
  return typeof position === 'number' ? position : undefined;
}
