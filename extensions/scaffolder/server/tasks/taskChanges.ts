/** Reports stored events within this process, so that streams need not wait for their next check. */
export interface TaskChanges {
  report(taskId: string): void;
  /** Resolves after the next report, or after the time. */
  wait(taskId: string, milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function createTaskChanges(): TaskChanges {
  const waiting = new Map<string, Set<() => void>>();
  return {
    report(taskId) {
      for (const resume of waiting.get(taskId) ?? []) resume();
    },
    wait: (taskId, milliseconds, signal) =>
      new Promise((resolve) => {
        const listeners = waiting.get(taskId) ?? new Set();
        waiting.set(taskId, listeners);
        const resume = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', resume);
          listeners.delete(resume);
          if (listeners.size === 0) waiting.delete(taskId);
          resolve();
        };
        const timer = setTimeout(resume, milliseconds);
        signal.addEventListener('abort', resume);
        listeners.add(resume);
        if (signal.aborted) resume();
      }),
  };
}
