import type { ConfigPath, Place, Severity } from '#diagnostics';

/** The texts of a problem, and what only the printer can determine. */
export interface ProblemText {
  message: string;
  hint?: string;
  candidates?: string[];
  cause?: string;
  where?: Place;
  severity?: Severity;
}

/** Returns the place of a value in the config of an extension. */
export type LocateConfig = (path: ConfigPath) => Place | undefined;
