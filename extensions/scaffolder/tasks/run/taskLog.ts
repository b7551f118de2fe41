import type { TaskEvent } from '../../protocol/tasks';

/** The lines of a task's log, and those of each step. Lines are only added, except when the task starts over. */
export interface TaskLog {
  all: string[];
  bySteps: Map<string, string[]>;
  isCanceled: boolean;
}

const dim = '\u001B[2m';
const plain = '\u001B[22m';
/** The width of a time and a space. */
const indent = ' '.repeat(9);

export function createTaskLog(): TaskLog {
  return { all: [], bySteps: new Map(), isCanceled: false };
}

/** Adds the message of an event to the log. */
export function addToLog(log: TaskLog, { type, body, createdAt }: TaskEvent): void {
  if (type === 'recovered') {
    log.all = [];
    log.bySteps = new Map();
    log.isCanceled = false;
  }
  // The backend reports the step of a canceled task as failed, and the next steps as skipped because of a failure.
  if (log.isCanceled && (body.status === 'failed' || body.status === 'skipped')) return;
  if (type === 'cancelled') log.isCanceled = true;
  const time = `${dim}${printTime(createdAt)}${plain} `;
  if (!body.message.includes('\n')) return addLine(log, body.stepId, time + body.message);
  for (const [index, line] of body.message.replace(/\n+$/, '').split('\n').entries())
    addLine(log, body.stepId, (index === 0 ? time : indent) + line);
}

function addLine(log: TaskLog, stepId: string | undefined, line: string): void {
  log.all.push(line);
  if (stepId === undefined) return;
  const lines = log.bySteps.get(stepId);
  if (lines) lines.push(line);
  else log.bySteps.set(stepId, [line]);
}

let last = { createdAt: '', time: '' };

/** Prints the local time of day, with seconds. Most events have the time of the one before. */
function printTime(createdAt: string): string {
  if (createdAt !== last.createdAt)
    last = { createdAt, time: new Date(createdAt).toTimeString().slice(0, 8) };
  return last.time;
}
