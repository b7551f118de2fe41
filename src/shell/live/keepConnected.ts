import { connectOnce, type StreamSource } from './connectOnce';
import { resolveRetryDelay } from '../retry/resolveRetryDelay';

/** Browsers limit the connections to a server, so a tab that is hidden for this time closes its connection. */
const HIDDEN_TIMEOUT = 60_000;

/**
 * Keeps a connection to an event stream while the page is open. Reconnects when the stream ends, immediately when the network or
 * the tab comes back, and pauses while the tab is hidden. Stops silently if the stream does not exist. Returns a function that
 * stops it.
 */
export function keepConnected(source: StreamSource): () => void {
  const ended = new AbortController();
  void run(source, ended.signal);
  return () => ended.abort();
}

async function run(source: StreamSource, ended: AbortSignal): Promise<void> {
  let failures = 0;
  while (!ended.aborted) {
    await waitUntilVisible(ended);
    const tab = watchTab(ended);
    const end = await connectOnce(source, tab.signal);
    tab.stop();
    if (end === 'absent') return;
    failures = end === 'closed' ? 0 : failures + 1;
    await pause(resolveRetryDelay(failures, { first: 1_000, longest: 60_000 }), ended);
  }
}

/** Returns a signal that aborts after the tab was hidden for a while, or when the network comes back. */
function watchTab(ended: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const left = new AbortController();
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => left.abort(), HIDDEN_TIMEOUT);
  };
  document.addEventListener('visibilitychange', onVisibility, stopped);
  globalThis.addEventListener('online', () => left.abort(), stopped);
  onVisibility();
  return {
    signal: AbortSignal.any([ended, left.signal]),
    stop: () => {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}

function waitUntilVisible(ended: AbortSignal): Promise<void> {
  if (!document.hidden || ended.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const over = new AbortController();
    const check = () => {
      if (document.hidden && !ended.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', check, over);
    ended.addEventListener('abort', check, over);
  });
}

/** Waits until the time is over, or until the network or the tab comes back. */
function pause(duration: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(wake, duration);
    globalThis.addEventListener('online', wake, over);
    document.addEventListener('visibilitychange', () => document.hidden || wake(), over);
    ended.addEventListener('abort', wake, over);
  });
}
