import { AsyncLocalStorage } from 'node:async_hooks';

const offset = new AsyncLocalStorage<number>();
let isRead = false;

/** Lets `Date.now` tell the shifted time inside `runWithClock`, and the right one everywhere else. */
export function readShiftedClock(): void {
  if (isRead) return;
  isRead = true;
  const now = Date.now.bind(Date);
  Date.now = () => now() + (offset.getStore() ?? 0) * 1000;
}

/** Runs what the identity provider does, on its own clock. */
export function runWithClock(seconds: number, run: () => void): void {
  offset.run(seconds, run);
}
