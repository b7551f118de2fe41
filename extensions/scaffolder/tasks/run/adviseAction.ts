import type { TaskRun } from './taskRun';

/** The failures that the same values cause again: they are not valid, or something with their name exists. */
const failuresOfValues = new Set(['InputError', 'ConflictError']);

/** Returns what most likely helps after a failure, once its error is known. A task that was canceled has not failed. */
export function adviseAction({ status, error }: TaskRun): 'retry' | 'startOver' | undefined {
  if (status !== 'failed' || !error) return undefined;
  return failuresOfValues.has(error.name) ? 'startOver' : 'retry';
}
