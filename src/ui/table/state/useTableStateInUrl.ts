import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClientColumn, TableState } from '../model/tableTypes';
import { parseTableState, serializeTableState, defaultTableState } from './tableStateInUrl';

/** Options of {@link useTableStateInUrl}. */
export interface TableStateInUrlOptions<Row> {
  columns: ReadonlyArray<ClientColumn<Row>>;
  /** The prefix of the URL parameters, to distinguish several tables on a page. Default: `table`. */
  name?: string;
  /** The state without URL parameters. */
  initial?: Partial<TableState>;
}

/**
 * Keeps the state of a table in the URL, so that users can share it and use the back button. Each change adds a history entry,
 * except for more typing in the search field and opening the filters. Pass the result to `ClientTable` as `state` and
 * `onStateChange`.
 */
export function useTableStateInUrl<Row>(
  options: TableStateInUrlOptions<Row>,
): readonly [state: TableState, onStateChange: (state: TableState) => void] {
  const { columns, name = 'table', initial } = options;
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  const [defaults] = useState<TableState>({ ...defaultTableState, ...initial });
  // The router applies a new URL in a transition. Until that completes, the new URL is shown optimistically.
  const [shown, showOptimistic] = useOptimistic(search);
  const state = useMemo(() => {
    const typeOf = (id: string) => columns.find((column) => column.id === id)?.filter;
    return parseTableState(new URLSearchParams(shown), name, typeOf, defaults);
  }, [shown, name, columns, defaults]);
  const change = (next: TableState): void => {
    const printed = serializeTableState(next, name, defaults, new URLSearchParams(shown)).toString();
    const nextSearch = printed === '' ? '' : `?${printed}`;
    startTransition(() => {
      showOptimistic(nextSearch);
      void navigate({ search: nextSearch, hash }, { replace: !isStep(state, next), state: entry as unknown });
    });
  };
  return [state, change];
}

/** Returns whether users want to go back to the state before a change. */
function isStep(before: TableState, next: TableState): boolean {
  if (before.search !== next.search) return before.search === '' || next.search === '';
  return before.filtersOpen === next.filtersOpen;
}
