/** The width of a tab in columns, as browsers render it. */
export const TAB_COLUMNS = 8;

const ordinary = /^[\u0020-\u007E]*$/;

/** Characters without width: combining marks, joiners. */
const mark = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

/** Ideographs, kana, Hangul, full-width forms and emoji are two columns wide in monospaced fonts. */
const wide =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]$/u;

/** Counts the columns of a line in a monospaced font. As in terminals, a tab moves to the next multiple of eight. */
export function countColumns(line: string): number {
  if (ordinary.test(line)) return line.length;
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += TAB_COLUMNS - (columns % TAB_COLUMNS);
    else if (wide.test(character)) columns += 2;
    else if (!mark.test(character)) columns += 1;
  }
  return columns;
}
