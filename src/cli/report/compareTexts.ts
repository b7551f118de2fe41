/** A stretch of a text that gives way to another one. Lines and columns count from 1, the end is exclusive. */
export interface TextChange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  inserted: string;
}

/**
 * What turns one text into another, told as narrowly as it can be without searching for the shortest: line by line where
 * the number of lines stays, else as one stretch. Narrow, so that a report carries nothing of a file that did not change.
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

/** The stretch between what both begin with and what both end with. */
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
