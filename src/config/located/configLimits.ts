/**
 * The limits of a configuration. Generous for normal use (a file can have ten thousand extensions), but low enough that a
 * hostile or broken file takes less than a second. Exceeding a limit is reported as a problem with a place.
 */
export const configLimits = {
  /** Bytes per file, including included files. */
  fileBytes: 1024 * 1024,
  /** Depth of nested maps and lists. */
  depth: 100,
  /** Number of values that all aliases (`*name`) of one file expand to. */
  aliasedValues: 100_000,
  /** Number of `$include` and `$file` directives per configuration. */
  includes: 1_000,
  /** Number of values per configuration, including included files. */
  values: 500_000,
  /** Depth of nested defaults, as in `${A:-${B:-…}}`. */
  nestedDefaults: 20,
  /** Reported problems per file. Further problems are usually consequences of these. */
  problemsPerFile: 20,
} as const;
