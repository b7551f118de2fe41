import type { JsonObject } from '#model';
import type { Task, TaskEvent, TaskStatus, TaskStep } from '../../protocol/tasks';

/** A step of a task, with its state. */
export interface StepRun {
  id: string;
  name: string;
  /** The id of the action. */
  action: string;
  status: TaskStatus;
  /** Epoch ms. */
  startedAt?: number;
  /** Epoch ms. */
  endedAt?: number;
}

/** The state of a task. It follows from the task and its events. */
export interface TaskRun {
  status: TaskStatus;
  steps: readonly StepRun[];
  /** Whether the task was canceled. It still runs until its action has reacted. */
  isCanceled: boolean;
  /** The number of times that the task started over since the page was opened. */
  restarts: number;
  /** Why the task failed. */
  error?: { name: string; message: string };
  output?: JsonObject;
  /** Epoch ms. */
  startedAt?: number;
  /** Epoch ms. */
  endedAt?: number;
}

/** Returns whether a task with this status no longer runs. */
export function isEnded(status: TaskStatus): boolean {
  return status !== 'open' && status !== 'processing';
}

/** Creates the state of a task before its first event. */
export function createTaskRun({ status, spec }: Pick<Task, 'status' | 'spec'>): TaskRun {
  return { status, steps: spec.steps.map(waitingStep), isCanceled: status === 'cancelled', restarts: 0 };
}

/** Applies an event. Returns the same state if the event only adds to the log. */
export function applyEvent(run: TaskRun, { type, body, createdAt }: TaskEvent): TaskRun {
  const at = Date.parse(createdAt);
  switch (type) {
    case 'log':
      return body.stepId === undefined || body.status === undefined
        ? start(run, at)
        : { ...start(run, at), steps: setStep(run.steps, body.stepId, body.status, at) };
    case 'cancelled':
      return {
        ...start(run, at),
        isCanceled: true,
        steps: body.stepId === undefined ? run.steps : setStep(run.steps, body.stepId, 'cancelled', at),
      };
    case 'completion':
      return complete(run, body, at);
    case 'recovered':
      return restart(run);
  }
}

/** Returns a task that starts over: its steps wait again. */
export function restart(run: TaskRun): TaskRun {
  return { status: 'open', steps: run.steps.map(waitingStep), isCanceled: false, restarts: run.restarts + 1 };
}

function waitingStep({ id, name, action }: TaskStep | StepRun): StepRun {
  return { id, name, action, status: 'open' };
}

/** The first event of a run starts it. */
function start(run: TaskRun, at: number): TaskRun {
  if (run.startedAt !== undefined) return run;
  return { ...run, startedAt: at, status: run.status === 'open' ? 'processing' : run.status };
}

function setStep(steps: readonly StepRun[], id: string, status: TaskStatus, at: number): StepRun[] {
  return steps.map((step) => {
    if (step.id !== id) return step;
    if (!isEnded(status)) return { ...waitingStep(step), status, startedAt: at };
    // An action that is canceled reports a failure afterward.
    const ended = step.status === 'cancelled' && status === 'failed' ? 'cancelled' : status;
    return { ...step, status: ended, endedAt: at };
  });
}

function complete(run: TaskRun, { error, output }: TaskEvent['body'], at: number): TaskRun {
  const failed = run.isCanceled ? 'cancelled' : 'failed';
  const { error: _previous, ...rest } = start(run, at);
  return {
    ...rest,
    status: error ? failed : 'completed',
    // The cancellation of a task can be too late.
    isCanceled: run.isCanceled && error !== undefined,
    endedAt: at,
    // A process that ended early did not report the end of its step.
    steps: run.steps.map((step) =>
      step.status === 'processing' ? { ...step, status: error ? failed : 'completed', endedAt: at } : step,
    ),
    ...(error && { error: { name: error.name, message: error.message } }),
    ...(output && { output }),
  };
}
