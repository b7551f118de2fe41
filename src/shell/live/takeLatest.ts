/**
 * Does one piece of work at a time. Of what comes meanwhile only the latest is done; the others are out of date. Work that
 * fails is told of when what came after it is done too.
 */
export function takeLatest<T>(work: (value: T) => Promise<void>): (value: T) => Promise<void> {
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
