import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items between two pauses: a few milliseconds. */
const ITEMS = 2_000;

/** Runs work for each item. Between them, other work of the process has turns. */
export async function withPauses<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let left = ITEMS;
  for (const item of items) {
    work(item);
    left -= 1;
    if (left > 0) continue;
    left = ITEMS;
    await nextTurn();
  }
}
