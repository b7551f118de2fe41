import { useCallback, useMemo, useRef } from 'react';
import { useTableText } from '../i18n/useTableText';
import type { ClientColumn } from '../model/tableTypes';
import { type Selection, changeSelection, listRange, resolveAllState } from './selectRows';
import { SelectionBox } from './SelectionBox';

/** Options of {@link useSelectionColumn}. */
export interface SelectionColumnOptions<Row> {
  /** All rows that match the search and the filters, on all pages. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  /** Returns the name of a row. */
  nameOf: (row: Row) => string;
  selection: Selection;
  onChange: (selection: Selection) => void;
}

/**
 * Creates a column of checkboxes. Each selects a row, or with Shift a range. The checkbox in the header selects all rows that
 * match the search and the filters.
 */
export function useSelectionColumn<Row>(options: SelectionColumnOptions<Row>): ClientColumn<Row> {
  const { rows, getRowId, nameOf, selection, onChange } = options;
  const t = useTableText();
  const last = useRef<string>(undefined);
  const ids = useMemo(() => (rows ?? []).map(getRowId), [rows, getRowId]);
  const all = useMemo(() => resolveAllState(ids, selection), [ids, selection]);
  const toggle = useCallback(
    (id: string, selected: boolean, range: boolean) => {
      onChange(changeSelection(selection, range ? listRange(ids, last.current, id) : [id], selected));
      last.current = id;
    },
    [ids, selection, onChange],
  );
  return useMemo(
    () => ({
      id: 'selection',
      header: t('selection.all'),
      hideHeader: true,
      headerContent: (
        <SelectionBox
          label={t('selection.all')}
          state={all}
          disabled={ids.length === 0}
          onChange={(selected) => onChange(changeSelection(selection, ids, selected))}
        />
      ),
      cell: (row) => (
        <SelectionBox
          label={t('selection.row', { name: nameOf(row) })}
          state={selection.has(getRowId(row)) ? 'all' : 'none'}
          onChange={(selected, range) => toggle(getRowId(row), selected, range)}
        />
      ),
    }),
    [t, all, ids, selection, onChange, nameOf, getRowId, toggle],
  );
}
