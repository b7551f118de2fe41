import type { RepairKind } from '../yaml/syntaxProblem';

/** A repair of invalid YAML: it replaces the contents of some lines, without adding or removing lines. */
export interface Repair {
  /** The line that contains the error, starting at 0. */
  line: number;
  /** The new contents by line number, starting at 0. */
  lines: ReadonlyMap<number, string>;
  /** The repair, as a short imperative sentence. */
  title: string;
  /** Whether it only guesses what was meant. */
  isGuess?: boolean;
  kind: RepairKind;
}

/** Applies a repair to the lines. */
export function applyRepair(lines: readonly string[], repair: Repair): string[] {
  return lines.map((line, index) => repair.lines.get(index) ?? line);
}

/** Returns the indentation of a line. */
export function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

/** Whether a line is empty or contains only a comment. */
export function isBlank(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}
