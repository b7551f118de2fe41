import { connectOnce, type StreamSource } from './connectOnce';
import { resolveRetryDelay } from './retryDelay';

/** Browsers open few connections to one server at a time; a tab that nobody looks at leaves its own to the others. */
const HIDDEN = 60_000;

/**
 * Listens to an event stream for as long as the page is open: comes back when the stream ends, at once when the network or
 * the tab does, and rests while the tab is hidden for long. Where there is no such stream, it gives up without a word.
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
    const visit = watchTab(ended);
    const end = await connectOnce(source, visit.signal);
    visit.stop();
    if (end === 'absent') return;
    failures = end === 'heard' ? 0 : failures + 1;
    await rest(resolveRetryDelay(failures), ended);
  }
}

/** A signal that ends a connection when the tab was hidden for long, and when the network has come back. */
function watchTab(ended: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const left = new AbortController();
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => left.abort(), HIDDEN);
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

/** Waits, but no longer than until the network or the tab comes back. */
function rest(duration: number, ended: AbortSignal): Promise<void> {
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
