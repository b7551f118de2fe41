/** Longer lines are truncated for display and search, because browsers cannot render a line of 50 MB. In characters. */
export const MAX_LINE_LENGTH = 5000;

/** Returns the part of a line that is shown. */
export function clipLine(line: string): string {
  return line.length > MAX_LINE_LENGTH ? line.slice(0, MAX_LINE_LENGTH) : line;
}
