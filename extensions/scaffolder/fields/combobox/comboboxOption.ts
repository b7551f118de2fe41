import type { ReactNode } from 'react';

/** An option of a {@link Combobox}. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line, such as an entity ref. */
  detail?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  /** The heading above the first option of a group. Options of a group follow each other. */
  group?: string;
}

/** The heights of rows, in px. */
export const rowHeights = { plain: 36, detailed: 48, heading: 28 } as const;

/** An option or a heading, with its place in the list. */
export interface ComboboxRow {
  key: string;
  top: number;
  height: number;
  heading?: string;
  option?: ComboboxOption;
  /** The position among the options. For headings, the one of the next option. */
  index: number;
}

/** Calculates the place of each option, and of the headings of groups. */
export function layOutRows(options: readonly ComboboxOption[]): { rows: ComboboxRow[]; height: number } {
  const height = options.some(({ detail }) => detail !== undefined) ? rowHeights.detailed : rowHeights.plain;
  const rows: ComboboxRow[] = [];
  let top = 0;
  let group: string | undefined;
  options.forEach((option, index) => {
    if (option.group !== group) {
      group = option.group;
      if (group !== undefined) {
        rows.push({ key: `group ${group}`, top, height: rowHeights.heading, heading: group, index });
        top += rowHeights.heading;
      }
    }
    rows.push({ key: `${group ?? ''} ${option.value}`, top, height, option, index });
    top += height;
  });
  return { rows, height: top };
}

/** Returns the rows in a part of the list, in px, and some around it. */
export function findVisibleRows(
  rows: readonly ComboboxRow[],
  view: { top: number; height: number },
): ComboboxRow[] {
  const around = 6 * rowHeights.detailed;
  return rows.filter(
    ({ top, height }) => top + height > view.top - around && top < view.top + view.height + around,
  );
}
