import type { ActionContext } from '#backend';
import type { TaskStore } from './taskStore';

/** Runs work once per task and key. The result is stored, also for another process that runs the task again. */
export function createCheckpoint(store: TaskStore, taskId: string): ActionContext['checkpoint'] {
  return async (key, run) => {
    const stored = await store.checkpoint(taskId, key);
    if (stored) return stored.value as Awaited<ReturnType<typeof run>>;
    const value = await run();
    await store.storeCheckpoint(taskId, key, value as Parameters<TaskStore['storeCheckpoint']>[2]);
    return value;
  };
}
