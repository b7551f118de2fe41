import { findConnectionError } from './connectionError';

const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

const waiting = new Map<string, Promise<void>>();

/**
 * Resolves when the server of a URL responds to this page. Asks after increasing pauses, and when the browser is online again.
 * All callers that wait for the same server share the requests.
 */
export function whenReachable(url: string): Promise<void> {
  const { origin } = new URL(url, document.baseURI);
  let wait = waiting.get(origin);
  if (wait === undefined) {
    wait = ask(url).finally(() => waiting.delete(origin));
    waiting.set(origin, wait);
  }
  return wait;
}

async function ask(url: string): Promise<void> {
  for (let length = SHORTEST_PAUSE; ; length = Math.min(length * 2, LONGEST_PAUSE)) {
    await pause(length * (0.5 + Math.random() / 2));
    try {
      await fetch(url, { method: 'HEAD', cache: 'no-store' });
      return;
    } catch {
      // There is still no response.
    }
  }
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, length);
    addEventListener('online', end);
  });
}

/** Runs a function when the server responds again, if what was thrown says that it did not. */
export function retryWhenReachable(thrown: unknown, retry: () => unknown): void {
  const failure = findConnectionError(thrown);
  if (failure) void whenReachable(failure.url).then(retry);
}

/**
 * Runs a function again each time a server that did not respond does so again, until it succeeds or fails for another reason.
 *
 * @param onLost called with each error of a server that did not respond
 */
export async function untilReachable<T>(
  run: () => Promise<T>,
  onLost?: (error: unknown) => void,
): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const failure = findConnectionError(error);
      if (!failure) throw error;
      onLost?.(error);
      await whenReachable(failure.url);
    }
  }
}
