/** Longer lines are shown, and searched, up to here: a browser cannot draw one of 50 MB. In characters. */
export const LONGEST_LINE = 5000;

/** Gives the part of a line that is shown. */
export function clipLine(line: string): string {
  return line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line;
}
