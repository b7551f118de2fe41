import type { Problem } from '#diagnostics';

/** What became of a change of the files, for whoever looks after the server. Problems are in the form that may be printed anywhere. */
export type ConfigNotice =
  | {
      kind: 'applied';
      /** Paths of the values that changed. */
      changed: readonly string[];
      /** Those of all changes since the start that the server takes in only with the next start. */
      restart: readonly string[];
      /** Whether the files held errors before. */
      mended: boolean;
      /** Warnings. */
      problems: readonly Problem[];
      milliseconds: number;
    }
  | {
      kind: 'refused';
      problems: readonly Problem[];
      /** Since when the configuration is served that was last good; absent where there is none. */
      lastGood?: string | undefined;
    }
  /** The check itself failed; that is a fault of Trellis or of an extension. */
  | { kind: 'unchecked'; error: unknown }
  /** The configuration that is good now could not be stored. */
  | { kind: 'unstored'; error: unknown };
