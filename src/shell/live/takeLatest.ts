/** Does one piece of work at a time. Of what comes meanwhile only the latest is done; the others are out of date. */
export function takeLatest<T>(work: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let waiting: { value: T } | undefined;
  let busy = false;
  return async (value) => {
    waiting = { value };
    if (busy) return;
    busy = true;
    try {
      for (let next: { value: T } | undefined = waiting; next; next = waiting) {
        waiting = undefined;
        await work(next.value);
      }
    } finally {
      busy = false;
    }
  };
}
