import { AsyncLocalStorage } from 'node:async_hooks';

const offset = new AsyncLocalStorage<number>();
let isRead = false;

/** Makes `Date.now` return the shifted time inside of `runWithClock`, and the real time elsewhere. */
export function readShiftedClock(): void {
  if (isRead) return;
  isRead = true;
  const now = Date.now.bind(Date);
  Date.now = () => now() + (offset.getStore() ?? 0) * 1000;
}

/** Runs a function of the identity provider with its clock. */
export function runWithClock(seconds: number, run: () => void): void {
  offset.run(seconds, run);
}
