import type { Place } from '#diagnostics';

/** The explanation of one configuration value. Secrets are masked. */
export interface ConfigExplanation {
  /** The path. Entries of `app.extensions` are identified by extension id. */
  path: string;
  /** The resulting value, including defaults. `undefined` if there is none. */
  value: unknown;
  /** The place where it is set. Absent for defaults and missing values. */
  where?: Place;
  /** The value in each file and in the environment, lowest first. The last step takes effect. */
  history: ConfigStep[];
  /** Whether the path refers to all items of a list, so that there is no single value. */
  isAnyItem?: boolean;
  /** The default. */
  default?: unknown;
  /** The description from the schema. */
  description?: string;
  /** The valid values, to complete the sentence "Must be …". */
  wanted?: string;
}

/** The value in one file or in the environment. */
export interface ConfigStep {
  /** `merge` merges a map with an earlier map. `remove` removes the value or one of its parents. */
  effect: 'set' | 'merge' | 'remove';
  value?: unknown;
  where?: Place;
}
