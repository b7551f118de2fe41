/** A way to mend a text that is no YAML: other contents for some lines, without adding or removing any. */
export interface Repair {
  /** The line that is at fault, counted from 0. */
  line: number;
  /** The lines that change, by their number from 0. */
  lines: ReadonlyMap<number, string>;
  /** What it does, as a short imperative sentence. */
  title: string;
  kind: 'indent' | 'tab' | 'quote' | 'close' | 'space' | 'colon';
}

/** The lines with a repair made. */
export function applyRepair(lines: readonly string[], repair: Repair): string[] {
  return lines.map((line, index) => repair.lines.get(index) ?? line);
}

/** How far a line is indented. */
export function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

/** Whether nothing or only a comment stands on a line. */
export function isBlank(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}
