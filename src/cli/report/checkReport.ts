import type { Problem } from '#diagnostics';

/** A problem that `--fix` fixed. */
export interface FixedProblem {
  code: Problem['code'];
  /** The place before the fix. */
  file: string;
  line: number;
  column: number;
  /** The fix, as a short imperative sentence. */
  title: string;
}

/** The result of `trellis check`. */
export interface CheckReport {
  problems: readonly Problem[];
  /** The number of checked extensions. */
  extensions: number;
  /** Paths of values that only Backstage backends and plugins read. They have no effect. */
  ignored?: readonly string[];
  /** The fixed problems, and the files that were changed. Absent without `--fix`. */
  result?: { fixed: readonly FixedProblem[]; files: readonly string[] };
  /** Returns the text of a file without secrets. */
  readSource: (file: string) => string | undefined;
}
