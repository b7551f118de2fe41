/** A valid configuration with one mistake. */
export interface Mutant {
  kind: string;
  /** The name of the valid configuration. */
  base: string;
  /** Describes the mistake in the list of misses. */
  change: string;
  text: string;
  /** Lines where the mistake may be reported. One of them is enough. */
  lines: readonly number[];
  /** More files in the folder of the configuration. */
  files?: { readonly [name in string]: string };
}
