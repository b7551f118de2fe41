import type { ProblemFix } from './fix';
import type { Place } from './place';
import type { ProblemCode } from './problemCatalog';

export type Severity = 'error' | 'warning';

/** One entry of the report. Stages return problems for mistakes in the configuration or in a plugin; they never throw. */
export interface Problem {
  /** Permanent. See the problem catalog. */
  code: ProblemCode;
  severity: Severity;
  /** What happened and why, in full sentences. The printer adds the place; the message does not contain it. */
  message: string;
  /** What to do next. */
  hint?: string;
  /** The place in the YAML, if known. */
  where?: Place;
  /** Source lines around `where` with carets, if the text of the file is available. */
  excerpt?: string;
  extensionId?: string;
  inputName?: string;
  dataRefId?: string;
  pluginId?: string;
  /** In a conflict between two plugins, the one that was registered first. */
  existingPluginId?: string;
  apiRefId?: string;
  routeId?: string;
  flagName?: string;
  /** Existing ids, keys or values that are similar to the one in the YAML, closest first. */
  candidates?: string[];
  /** A change of the YAML that fixes the problem, if Trellis can determine one. */
  fix?: ProblemFix;
  /** The message of the error that caused the problem. */
  cause?: string;
}

/** The return type of every stage of the pipeline. */
export interface Result<T> {
  value: T;
  problems: Problem[];
}
