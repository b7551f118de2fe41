import type { Subscription } from '#sdk';
import type { ScaffolderApi } from '../../api/ScaffolderApi';
import type { Task, TaskStatus } from '../../protocol/tasks';
import { addToLog, createTaskLog, type TaskLog } from './taskLog';
import { applyEvent, createTaskRun, isEnded, restart, type TaskRun } from './taskRun';

/** What is known of a task at one time. */
export interface TaskState {
  run: TaskRun;
  /** The log, which grows in place. Another state follows when it has grown. */
  log: TaskLog;
  /** Whether the events of an ended task are loading, or events of a running task can follow. */
  phase: 'loading' | 'live' | 'ended';
  /** Why the backend does not respond. Its events continue when it does. */
  lost?: Error | undefined;
  /** Why the events of the task cannot be read. */
  failure?: Error | undefined;
}

/** Follows a task and its log. */
export interface TaskFollower {
  getState: () => TaskState;
  /** Calls a function after changes. Follows the task until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
  /** Follows a task that was retried. */
  restart: () => void;
  /** Connects again after a failure. */
  reconnect: () => void;
}

/** The shortest time between two changes of the log, in ms. */
const PAUSE = 100;
/** The lines that are copied to show the log, per ms between two changes. Longer logs change less often. */
const LINES_PER_MS = 2_000;

/** Creates a {@link TaskFollower} for a task that the backend returned. */
export function createTaskFollower(
  api: Pick<ScaffolderApi, 'getTask' | 'streamLogs'>,
  task: Pick<Task, 'id' | 'status' | 'spec'>,
): TaskFollower {
  const log = createTaskLog();
  let run = createTaskRun(task);
  let state: TaskState = { run, log, phase: 'loading' };
  let lastEvent = 0;
  let events: Subscription | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notify: (() => void) | undefined;

  const publish = (change: Partial<TaskState> = {}): void => {
    clearTimeout(timer);
    timer = undefined;
    state = { ...state, ...change, run };
    notify?.();
  };
  const publishSoon = (): void => {
    timer ??= setTimeout(publish, Math.max(PAUSE, log.all.length / LINES_PER_MS));
  };

  const follow = (): void => {
    events?.unsubscribe();
    events = api
      .streamLogs({
        taskId: task.id,
        after: lastEvent,
        isEnded: isEnded(run.status),
        onConnection: (lost) => publish({ lost }),
      })
      .subscribe({
        next(event) {
          if (event.id <= lastEvent) return;
          lastEvent = event.id;
          addToLog(log, event);
          run = applyEvent(run, event);
          publishSoon();
        },
        error: (failure: Error) => publish({ failure, lost: undefined, phase: 'ended' }),
        complete: () => void end(),
      });
    publish({ failure: undefined, phase: isEnded(run.status) ? 'loading' : 'live' });
  };

  /** A task can end without a last event. */
  const end = async (): Promise<void> => {
    const status: TaskStatus = isEnded(run.status)
      ? run.status
      : await api.getTask(task.id).then(
          (current) => current.status,
          () => run.status,
        );
    run = { ...run, status };
    publish({ lost: undefined, phase: 'ended' });
  };

  return {
    getState: () => state,
    subscribe(onChange) {
      notify = onChange;
      follow();
      return () => {
        notify = undefined;
        clearTimeout(timer);
        timer = undefined;
        events?.unsubscribe();
      };
    },
    restart() {
      run = restart(run);
      follow();
    },
    reconnect: follow,
  };
}
