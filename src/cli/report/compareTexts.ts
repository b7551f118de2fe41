/** A range of a text and its replacement. Lines and columns start at 1. The end is exclusive. */
export interface TextChange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  inserted: string;
}

/**
 * Returns the changes from one text to another: line by line if the number of lines is the same, otherwise as one change. The
 * changes are narrow, so that a report contains no unchanged parts of a file.
 */
export function compareTexts(before: string, after: string): TextChange[] {
  if (before === after) return [];
  const left = before.split('\n');
  const right = after.split('\n');
  if (left.length !== right.length) return [compareWhole(before, after)];
  return left.flatMap((line, index) => {
    const changed = right[index] ?? '';
    if (line === changed) return [];
    const { start, end, inserted } = narrow(line, changed);
    return [{ line: index + 1, column: start + 1, endLine: index + 1, endColumn: end + 1, inserted }];
  });
}

function compareWhole(before: string, after: string): TextChange {
  const { start, end, inserted } = narrow(before, after);
  const from = findPosition(before, start);
  const to = findPosition(before, end);
  return { ...from, endLine: to.line, endColumn: to.column, inserted };
}

/** Returns the range between the common prefix and the common suffix. */
function narrow(before: string, after: string): { start: number; end: number; inserted: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, inserted: after.slice(start, after.length - tail) };
}

function findPosition(text: string, offset: number): { line: number; column: number } {
  const above = text.slice(0, offset).split('\n');
  return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
}
