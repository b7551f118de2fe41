import type { ProblemFix } from './fix';
import type { Place } from './place';
import type { ProblemCode } from './problemCatalogue';

export type Severity = 'error' | 'warning';

/** One entry of the report. Mistakes of an administrator or a plugin are data: a stage returns them, it never throws them. */
export interface Problem {
  /** Permanent; see the catalogue for what each means. */
  code: ProblemCode;
  severity: Severity;
  /** A full sentence: what happened and why. The place is rendered by the printer, never written in the text. */
  message: string;
  /** What to do next. */
  hint?: string;
  /** Where in the YAML, when it is known. */
  where?: Place;
  /** Source lines around `where` with a caret, made where the file's text is at hand. */
  excerpt?: string;
  extensionId?: string;
  inputName?: string;
  dataRefId?: string;
  pluginId?: string;
  /** The plugin that was there first, in a conflict of two. */
  existingPluginId?: string;
  apiRefId?: string;
  routeId?: string;
  flagName?: string;
  /** Ids, keys or values that exist and are near to what was written, nearest first. */
  candidates?: string[];
  /** A change of the YAML that mends it, where one can be worked out. */
  fix?: ProblemFix;
  /** The message of the error that caused it, when something threw. */
  cause?: string;
}

/** What every stage of the pipeline returns. */
export interface Result<T> {
  value: T;
  problems: Problem[];
}
