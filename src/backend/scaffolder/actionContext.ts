import type { Writable } from 'node:stream';
import type { Entity, JsonObject, JsonValue } from '#model';
import type { CallerIdentity } from '../auth/callerIdentity';

/** The log of a step, as users read it. Secrets are masked. */
export interface ActionLog {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** The template of a task. */
export interface TemplateInfo {
  /** Full and in lower case: `template:default/service`. */
  entityRef: string;
  /** The URL that relative URLs of the template are resolved against. */
  baseUrl?: string;
  entity?: Pick<Entity, 'metadata'>;
}

/** What an action receives. */
export interface ActionContext<Input extends object = JsonObject> {
  /** The rendered input of the step. It matches the schema of the action. */
  input: Input;
  /** Sets an output, which later steps read as `steps.<id>.output.<name>`. */
  output: (name: string, value: JsonValue) => void;
  logger: ActionLog;
  /** Writes text to the log of the step, such as the output of a program. Each line is one message. */
  logStream: Writable;
  /** The absolute path of the folder that the steps of the task share. */
  workspacePath: string;
  /** Creates a folder for temporary files, which is deleted after the task. Returns its absolute path. */
  createTemporaryDirectory: () => Promise<string>;
  secrets: Readonly<Record<string, string>>;
  task: { id: string };
  step: { id: string; name: string };
  templateInfo?: TemplateInfo;
  user?: { ref: string; entity?: Entity };
  /** The identity of the user or service that created the task. Use it for everything that is done on its behalf. */
  caller: CallerIdentity;
  /** If true, the action must have no effects outside the workspace. */
  isDryRun: boolean;
  /** Aborts when the task is canceled or exceeds its time limit. */
  signal: AbortSignal;
  /**
   * Runs `run` once per task and key, and returns its result. If the task runs again after a failure or a crash, it returns the
   * stored result instead. Use it for effects that must not happen twice. Keys are unique within the step.
   */
  checkpoint: <T extends JsonValue | void>(key: string, run: () => Promise<T>) => Promise<T>;
}
