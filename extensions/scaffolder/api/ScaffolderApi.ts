import type { Entity, JsonObject } from '#model';
import { createApiRef, type Observable } from '#sdk';
import type { ActionList } from '../protocol/actions';
import type { Task, TaskEvent, TaskStatus } from '../protocol/tasks';
import type {
  DryRunFile,
  DryRunResponse,
  ParameterSchema,
  TemplatingExtensions,
  ValueErrors,
} from '../protocol/templates';

/** Options of a request. */
export interface ScaffolderRequestOptions {
  /** Cancels the request. The promise then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** What a task runs. */
export interface ScaffoldRequest {
  /** The ref of the template, such as `template:default/service`. */
  templateRef: string;
  values: JsonObject;
  /** Secrets by their keys. The backend deletes them after the task. */
  secrets?: Record<string, string>;
}

/** Which tasks to list. */
export interface ListTasksRequest {
  /** The tasks of the signed-in user, or those of everyone that the user may see. */
  filterByOwnership: 'owned' | 'all';
  /** The number of tasks. */
  limit?: number;
  /** The number of tasks to skip. */
  offset?: number;
  /** A field with a direction, such as `desc:created_at`. */
  order?: string;
  /** Only tasks with one of these statuses. */
  status?: readonly TaskStatus[];
}

/** One page of tasks. */
export interface ListTasksResponse {
  tasks: Task[];
  /** The number of tasks on all pages. */
  totalTasks: number;
}

/** Which events of a task to follow. */
export interface StreamLogsRequest {
  taskId: string;
  /** The id of the last known event. Only later events are sent. */
  after?: number;
  /** Whether the task has ended. Its events are then requested without a stream, unless there are too many for one response. */
  isEnded?: boolean;
  /** Called with the error while the backend does not respond, and with `undefined` when it does again. */
  onConnection?: (error: Error | undefined) => void;
}

/** A run of a template without effects. */
export interface DryRunRequest {
  template: Entity;
  values: JsonObject;
  secrets?: Record<string, string>;
  /** The files next to the template. */
  directoryContents: DryRunFile[];
}

/** What the user has entered so far, for suggestions of a provider. */
export interface AutocompleteRequest {
  /** The user's token for the provider. */
  token: string;
  /** Such as `github`, `gitlab` or `bitbucket-cloud`. */
  provider: string;
  /** Such as `repositoriesWithOwner`, `groups`, `repositories`, `workspaces`, `projects` or `branches`. */
  resource: string;
  /** Such as `{ owner: 'acme' }`. */
  context?: Record<string, string>;
}

/** Suggestions of a provider. */
export interface AutocompleteResponse {
  results: Array<{ id: string; title?: string | undefined }>;
}

/**
 * Runs templates. Unless a method says otherwise, a failed request rejects with a `ResponseError`, an unexpected response with a
 * `TypeError`, and a backend without the plugin with a {@link MissingScaffolderError}.
 */
export interface ScaffolderApi {
  /** Returns the pages of the form of a template that the user may fill in. */
  getTemplateParameterSchema: (
    templateRef: string,
    options?: ScaffolderRequestOptions,
  ) => Promise<ParameterSchema>;
  /**
   * Creates a task.
   *
   * @throws CreateTaskError with the response of the backend, and with the errors of the values
   */
  scaffold: (request: ScaffoldRequest) => Promise<{ taskId: string }>;
  getTask: (taskId: string, options?: ScaffolderRequestOptions) => Promise<Task>;
  listTasks: (request: ListTasksRequest, options?: ScaffolderRequestOptions) => Promise<ListTasksResponse>;
  /** Cancels a task. Returns before its steps have stopped. */
  cancelTask: (taskId: string) => Promise<{ status?: TaskStatus | undefined }>;
  /** Runs a task again that has ended. Secrets of its first run are gone. */
  retry: (request: { taskId: string; secrets?: Record<string, string> }) => Promise<{ id: string }>;
  /**
   * Follows the events of a task until it ends: as a stream, which continues after its last event if the connection is lost. If
   * there is no stream, events are requested every second.
   */
  streamLogs: (request: StreamLogsRequest) => Observable<TaskEvent>;
  listActions: (options?: ScaffolderRequestOptions) => Promise<ActionList>;
  listTemplatingExtensions: (options?: ScaffolderRequestOptions) => Promise<TemplatingExtensions>;
  /** @throws CreateTaskError with the errors of the values, DryRunError with the log until a step failed */
  dryRun: (request: DryRunRequest, options?: ScaffolderRequestOptions) => Promise<DryRunResponse>;
  autocomplete: (
    request: AutocompleteRequest,
    options?: ScaffolderRequestOptions,
  ) => Promise<AutocompleteResponse>;
}

/** The ref of {@link ScaffolderApi}. */
export const scaffolderApiRef = createApiRef<ScaffolderApi>({ id: 'plugin.scaffolder.service' });

/** An error of a value that the backend rejected. */
export type ValueError = ValueErrors['errors'][number];
