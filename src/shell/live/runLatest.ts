/**
 * Runs one task at a time. If several values arrive while a task runs, only the latest is processed. If a task fails, the promise
 * rejects after all later tasks are done.
 */
export function runLatest<T>(work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let waiting: { value: T } | undefined;
  let busy = false;
  return async (value) => {
    waiting = { value };
    if (busy) return;
    busy = true;
    let failure: { cause: unknown } | undefined;
    for (let next: { value: T } | undefined = waiting; next; next = waiting) {
      waiting = undefined;
      try {
        await work(next.value);
      } catch (cause) {
        failure ??= { cause };
      }
    }
    busy = false;
    if (failure) throw failure.cause;
  };
}
