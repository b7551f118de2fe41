import type { Problem } from '#diagnostics';

/** The result of a change of the files, for the administrator. Problems contain no secrets. */
export type ConfigNotice =
  | {
      kind: 'applied';
      /** Paths of the changed values. */
      changed: readonly string[];
      /** Changed paths since the start that take effect after a restart. */
      restart: readonly string[];
      /** Whether the files contained errors before. */
      fixed: boolean;
      /** Warnings. */
      problems: readonly Problem[];
      milliseconds: number;
    }
  | {
      kind: 'refused';
      problems: readonly Problem[];
      /** When the running configuration was last valid. Absent if there is none. */
      lastGood?: string | undefined;
    }
  /** The check itself failed, because of a bug in Trellis or in an extension. */
  | { kind: 'unchecked'; error: unknown }
  /** The valid configuration could not be stored. */
  | { kind: 'unstored'; error: unknown };
