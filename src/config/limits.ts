/**
 * What a configuration may be at most. Generous for people (ten thousand extensions fit in a file), tight enough that a
 * hostile or broken file costs less than a second. Each limit that is exceeded is a problem with a place, never a crash.
 */
export const configLimits = {
  /** Bytes of one file, included ones too. */
  fileBytes: 1024 * 1024,
  /** Maps and lists inside each other. */
  depth: 100,
  /** Values that aliases (`*name`) of one file may stand for together. */
  aliasedValues: 100_000,
  /** `$include` and `$file` of one configuration. */
  includes: 1_000,
  /** Values of one configuration after all its includes. */
  values: 500_000,
  /** `${A:-${B:-…}}` inside each other. */
  nestedDefaults: 20,
  /** Problems told of one file; the ones after that are consequences. */
  problemsPerFile: 20,
} as const;
