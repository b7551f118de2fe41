import type { Place } from '#diagnostics';

/** What is known of one value of a configuration. Secrets are masked in it. */
export interface ConfigExplanation {
  /** The path as people write it; inside of `app.extensions` by extension id. */
  path: string;
  /** The value that counts, default included; `undefined` when there is none. */
  value: unknown;
  /** Where it was set; nothing when it is a default or absent. */
  where?: Place;
  /** What each file and the environment say of it, the lowest first: the last step is the one that counts. */
  history: ConfigStep[];
  /** What it is where nothing is said. */
  default?: unknown;
  /** What it is for, as the schema says. */
  description?: string;
  /** What it must be, as it ends the sentence "it must be …". */
  wanted?: string;
}

/** What one file, or the environment, says of a value. */
export interface ConfigStep {
  /** `merge` lays a map over an earlier map; `remove` says that there is nothing, here or further out. */
  effect: 'set' | 'merge' | 'remove';
  value?: unknown;
  where?: Place;
}
