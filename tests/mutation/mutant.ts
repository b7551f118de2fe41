/** A good configuration with one mistake in it. */
export interface Mutant {
  kind: string;
  /** The name of the good configuration. */
  base: string;
  /** What was done, for the list of misses. */
  change: string;
  text: string;
  /** Where a report may place the mistake; a line stands for all of them where it is told in one of several. */
  lines: readonly number[];
  /** Further files, for mistakes that need one. */
  files?: { readonly [name in string]: string };
}
