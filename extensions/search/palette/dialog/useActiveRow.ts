import { useState } from 'react';
import type { PaletteItem } from '../model/paletteItem';

/** The row that Enter chooses. */
export interface ActiveRow {
  row: PaletteItem | undefined;
  /** The id of its element. */
  id: string | undefined;
  /** Whether the keyboard moved to it, so that it must be visible. */
  isByKey: boolean;
  set: (item: PaletteItem) => void;
  /** Moves to another row. Returns whether the key does. */
  move: (key: string) => boolean;
}

const pageSize = 8;

/** Returns the id of the element of a row. A row can be in one group only. */
export function idOfRow({ id }: PaletteItem): string {
  return `palette-${id.replaceAll(/\s/gu, '_')}`;
}

/**
 * Tracks the active row: the first one, until the user moves to another. That one stays active while rows are added around it, such
 * as late results of the server. What the user types makes the first row active again.
 */
export function useActiveRow(rows: readonly PaletteItem[], typed: string): ActiveRow {
  const [moved, setMoved] = useState<{ typed: string; id: string; isByKey: boolean }>();
  const found = moved?.typed === typed ? rows.findIndex(({ id }) => id === moved.id) : -1;
  const index = Math.max(0, found);
  const row = rows[index];
  const go = (to: number) => {
    const next = rows[to];
    if (next) setMoved({ typed, id: next.id, isByKey: true });
    return true;
  };
  const last = rows.length - 1;
  return {
    row,
    id: row && idOfRow(row),
    isByKey: found === -1 || moved?.isByKey === true,
    set: ({ id }) => {
      if (id !== row?.id) setMoved({ typed, id, isByKey: false });
    },
    move(key) {
      switch (key) {
        case 'ArrowDown':
          return go(index === last ? 0 : index + 1);
        case 'ArrowUp':
          return go(index === 0 ? last : index - 1);
        case 'PageDown':
          return go(Math.min(last, index + pageSize));
        case 'PageUp':
          return go(Math.max(0, index - pageSize));
        case 'Home':
          return go(0);
        case 'End':
          return go(last);
        default:
          return false;
      }
    },
  };
}
