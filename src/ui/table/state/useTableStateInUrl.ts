import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ClientColumn, TableState } from '../tableTypes';
import { parseTableState, printTableState, untouchedTable } from './tableStateInUrl';

/** Options of {@link useTableStateInUrl}. */
export interface TableStateInUrlOptions<Row> {
  columns: ReadonlyArray<ClientColumn<Row>>;
  /** Tells the tables of a page apart in the URL; `table` by default. */
  name?: string;
  /** What the table shows while the URL says nothing. */
  initial?: Partial<TableState>;
}

/**
 * Keeps what has been chosen of a table in the URL, so that it can be sent to others and the back button works. Typing in the
 * search, and opening the filters, are no steps to go back to. Give the result to `ClientTable` as `state` and `onStateChange`.
 */
export function useTableStateInUrl<Row>(
  options: TableStateInUrlOptions<Row>,
): readonly [state: TableState, onStateChange: (state: TableState) => void] {
  const { columns, name = 'table', initial } = options;
  const { search, hash, state: entry } = useLocation();
  const navigate = useNavigate();
  // The address follows a moment later; until then, what was chosen holds already.
  const [chosen, setChosen] = useState<{ search: string; state: TableState }>();
  // Once it has, the address counts alone: the back button leads to it again.
  if (chosen && chosen.search !== search) setChosen(undefined);
  const defaults = { ...untouchedTable, ...initial };
  const typeOf = (id: string) => columns.find((column) => column.id === id)?.filter;
  const state =
    chosen?.search === search
      ? chosen.state
      : parseTableState(new URLSearchParams(search), name, typeOf, defaults);
  const change = (next: TableState): void => {
    setChosen({ search, state: next });
    const printed = printTableState(next, name, defaults, new URLSearchParams(search)).toString();
    const isStep = next.filters !== state.filters || next.sort !== state.sort || isNewPage(state, next);
    void navigate(
      { search: printed === '' ? '' : `?${printed}`, hash },
      { replace: !isStep, state: entry as unknown },
    );
  };
  return [state, change];
}

function isNewPage(before: TableState, next: TableState): boolean {
  return before.search === next.search && before.offset !== next.offset;
}
