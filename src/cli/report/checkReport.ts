import type { Problem } from '#diagnostics';

/** A mistake that `--fix` mended. */
export interface MendedProblem {
  code: Problem['code'];
  /** Where it stood before anything was mended. */
  file: string;
  line: number;
  column: number;
  /** What was done, as a short imperative sentence. */
  title: string;
}

/** What `trellis check` found. */
export interface CheckReport {
  problems: readonly Problem[];
  /** How many extensions the tree was made from. */
  extensions: number;
  /** What was mended before; absent where nobody asked for that. */
  mended?: readonly MendedProblem[];
  /** The text of a file without its secrets. */
  readSource: (file: string) => string | undefined;
}
