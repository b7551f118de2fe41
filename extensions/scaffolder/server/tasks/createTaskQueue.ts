import { LONGEST_TIMER, type Job, type Jobs, type Log } from '#backend';
import type { RunResult } from '../run/runTask';
import { createEventWriter, type EventWriter } from './taskEvents';
import type { TaskChanges } from './taskChanges';
import {
  isRecoverable,
  STARTED_OVER,
  type ClaimedTask,
  type NewEvent,
  type NewTask,
  type TaskStore,
} from './taskStore';

/** Runs the steps of a task that this process has started. */
export type RunClaimed = (
  task: ClaimedTask,
  parts: { signal: AbortSignal; events: EventWriter },
) => Promise<RunResult>;

export interface TaskQueueOptions {
  store: TaskStore;
  jobs: Jobs;
  changes: TaskChanges;
  run: RunClaimed;
  settings: () => { concurrency: number; taskTimeoutMs: number; recovers: boolean };
  log: Log;
  /** Milliseconds between heartbeats. Also the time until a process notices that a task was canceled in another one. */
  beatMs?: number;
}

/** Runs tasks in any process of the portal. */
export interface TaskQueue {
  /** Stores a task and runs it as soon as a process is free. Returns its id. */
  add(task: NewTask): Promise<string>;
  /** Returns whether the task had not ended. */
  cancel(id: string): Promise<boolean>;
  /** Starts a task over that failed or was canceled. Returns whether it had. */
  retry(id: string, secrets: Record<string, string>): Promise<boolean>;
  /** Starts running tasks in this process. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that stores a task sends its job immediately afterward. */
const LOST_JOB_SECONDS = 30;
/**
 * A crash of the portal uses one attempt. The task decides itself whether it runs again, and a job that is lost would leave it
 * unfinished.
 */
const ATTEMPTS = 100;

interface Running {
  run: number;
  stop: AbortController;
}

export function createTaskQueue(options: TaskQueueOptions): TaskQueue {
  const { store, changes, log, settings, beatMs = 1_000 } = options;
  const queue = options.jobs.queue<string>('tasks');
  const running = new Map<string, Running>();
  let beats: NodeJS.Timeout | undefined;
  let searches: NodeJS.Timeout | undefined;

  async function send(id: string): Promise<void> {
    await store.setJob(id, await queue.send(id, { retries: ATTEMPTS, retryDelay: 1 }));
  }

  async function beat(): Promise<void> {
    if (running.size === 0) return;
    const mine = new Map([...running].map(([id, { run }]) => [id, run]));
    const found = await store.beat(mine);
    for (const [id, run] of mine) {
      const current = running.get(id);
      if (current?.run !== run) continue;
      if (found.get(id)?.cancelRequested !== false) current.stop.abort();
    }
  }

  async function sendLost(): Promise<void> {
    for (const id of await store.listWithoutJob(LOST_JOB_SECONDS)) await send(id);
  }

  const report = (what: string) => (error: unknown) => log.error(`The scaffolder cannot ${what}.`, error);

  async function work({ id: jobId, data: id, signal }: Job<string>): Promise<void> {
    const task = await store.claim(id, jobId);
    if (!task) return;
    const end = endAtOnce(task, settings().recovers);
    if (end) {
      await store.finish(id, task.run, end.status, [completion(end)]);
      changes.report(id);
      return;
    }
    if (task.wasInterrupted) await store.append(id, task.run, [STARTED_OVER]);
    await runClaimed(task, signal);
  }

  async function runClaimed(task: ClaimedTask, stopping: AbortSignal): Promise<void> {
    const { id, run } = task;
    const stop = new AbortController();
    running.set(id, { run, stop });
    const { taskTimeoutMs } = settings();
    const timer = setTimeout(
      () => stop.abort(timeoutError(taskTimeoutMs)),
      Math.min(taskTimeoutMs, LONGEST_TIMER),
    );
    const events = createEventWriter(store, task, () => changes.report(id));
    try {
      const signal = AbortSignal.any([stop.signal, stopping]);
      const result = await options.run(task, { signal, events });
      // The portal stops, or another process has taken the task over. The next process decides what happens to the task.
      if (stopping.aborted && !stop.signal.aborted) return;
      if (!(await events.flush())) return;
      const end = { ...result, status: endOf(result, stop.signal) };
      await store.finish(id, run, end.status, [completion(end)]);
    } finally {
      clearTimeout(timer);
      running.delete(id);
      changes.report(id);
    }
  }

  return {
    async add(task) {
      const id = await store.create(task);
      await send(id);
      return id;
    },
    async cancel(id) {
      const isCanceled = await store.cancel(id);
      if (isCanceled) running.get(id)?.stop.abort();
      changes.report(id);
      return isCanceled;
    },
    async retry(id, secrets) {
      if (!(await store.reopen(id, secrets))) return false;
      await send(id);
      changes.report(id);
      return true;
    },
    async start() {
      beats = setInterval(() => void beat().catch(report('renew its tasks')), beatMs);
      searches = setInterval(() => void sendLost().catch(report('find its tasks')), LOST_JOB_SECONDS * 1_000);
      await sendLost().catch(report('find its tasks'));
      await queue.work(work, { concurrency: settings().concurrency });
    },
    async stop() {
      clearInterval(beats);
      clearInterval(searches);
    },
  };
}

/** How a task ended. */
type TaskEnd = RunResult & { status: 'completed' | 'failed' | 'cancelled' };

/** How a task ends that must not run again, or `undefined` if it runs. */
function endAtOnce(task: ClaimedTask, recovers: boolean): TaskEnd | undefined {
  if (task.cancelRequested) return endWith('cancelled', 'The task was canceled.');
  if (!task.wasInterrupted || (recovers && isRecoverable(task.spec))) return undefined;
  return endWith(
    'failed',
    'The process that ran the task ended before the task did. Retry the task, or let its template start over with EXPERIMENTAL_recovery.',
  );
}

function endWith(status: TaskEnd['status'], message: string): TaskEnd {
  return { status, error: { name: 'Error', message } };
}

/** A task that was canceled after its last step has completed. One that exceeds its time fails. */
function endOf(result: RunResult, { aborted, reason }: AbortSignal): TaskEnd['status'] {
  if (!('error' in result)) return 'completed';
  const isLate = reason instanceof Error && reason.name === 'TimeoutError';
  return aborted && !isLate ? 'cancelled' : 'failed';
}

function completion({ status, ...result }: TaskEnd): NewEvent {
  return { type: 'completion', body: { message: `Run completed with status: ${status}`, ...result } };
}

function timeoutError(milliseconds: number): Error {
  const error = new Error(`The task took longer than ${Math.round(milliseconds / 1000)} seconds.`);
  error.name = 'TimeoutError';
  return error;
}
