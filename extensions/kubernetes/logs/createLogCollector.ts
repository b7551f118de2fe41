import { createGate } from './createGate';
import { mergeEntries, type LogEntry } from './logEntry';
import type { LogSource } from './logSource';
import { readContainer, type LogRange, type ReadLog } from './readContainer';

/** Options of {@link createLogCollector}. */
export interface LogCollectorOptions {
  read: ReadLog;
  range: LogRange;
  /** Reads the logs before the last restart instead. They do not change anymore. */
  previous: boolean;
  /** The most lines to keep. The oldest are removed. @default 1,000,000 */
  limit?: number;
}

/** A container whose log cannot be read at the moment. */
export interface LogFailure {
  source: LogSource;
  error: Error;
}

/** What was read. */
export interface CollectedLog {
  /** Sorted by time. The same list while nothing is added. */
  entries: readonly LogEntry[];
  /** Whether existing lines of a container are still read. */
  isLoading: boolean;
  failures: readonly LogFailure[];
  /** How many of the oldest lines were removed. */
  removed: number;
  /** When the connection to a container was last established again, in ms. */
  reconnectedAt: number | undefined;
}

/** Reads the logs of containers into one list. */
export interface LogCollector {
  subscribe: (listener: () => void) => () => void;
  read: () => CollectedLog;
  /** Starts to read containers that are new, and stops to read those that are gone. Their lines are kept. */
  setSources: (sources: readonly LogSource[]) => void;
  /** Stops, and forgets what was read. */
  stop: () => void;
}

/** A browser has six connections to a server with HTTP/1.1. The rest of the page must keep some. */
const [MOST_STREAMS, MOST_REQUESTS] = [3, 2];
/** How often new lines are shown, in ms, and how soon those that were left for later. */
const [FLUSH, REST] = [200, 30];
/** The most lines that are added at once. More would block the page. */
const MOST_AT_ONCE = 15_000;
const MOST_LINES = 1_000_000;

const nothing: CollectedLog = {
  entries: [],
  isLoading: true,
  failures: [],
  removed: 0,
  reconnectedAt: undefined,
};

/** Creates a collector. It reads nothing before `setSources`. */
export function createLogCollector({ limit = MOST_LINES, ...options }: LogCollectorOptions): LogCollector {
  const listeners = new Set<() => void>();
  const readers = new Map<string, AbortController>();
  const loading = new Set<string>();
  const failures = new Map<string, LogFailure>();
  const enter = createGate(MOST_REQUESTS);
  let streams = 0;
  let [existing, added]: [LogEntry[], LogEntry[]] = [[], []];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notifier: ReturnType<typeof setTimeout> | undefined;
  let state = nothing;

  function flush(): void {
    timer = undefined;
    let { entries, removed } = state;
    const old = take(existing);
    if (old.length > 0) entries = mergeEntries(entries, old);
    // New lines stay at the end, even if a container is late, so that shown lines do not move.
    const recent = take(added);
    if (recent.length > 0) entries = entries.concat(mergeEntries([], recent));
    if (entries.length > limit) {
      // More than needed, so that not each new line removes another.
      const kept = entries.slice(-Math.ceil(limit * 0.9));
      removed += entries.length - kept.length;
      entries = kept;
    }
    const isLoading = loading.size > 0 || existing.length > 0;
    state = { ...state, entries, removed, isLoading, failures: [...failures.values()] };
    if (existing.length > 0 || added.length > 0) schedule(REST);
    // What is shown is rendered in a task of its own.
    notifier ??= setTimeout(notify);
  }

  function notify(): void {
    notifier = undefined;
    for (const listener of listeners) listener();
  }

  function schedule(delay = FLUSH): void {
    timer ??= setTimeout(flush, delay);
  }

  async function connect(canStream: boolean) {
    const isStream = canStream && !options.previous && readers.size <= MOST_STREAMS && streams < MOST_STREAMS;
    if (!isStream) return { isStream, leave: await enter() };
    streams += 1;
    return { isStream, leave: () => void (streams -= 1) };
  }

  function start(source: LogSource): void {
    const { key } = source;
    const controller = new AbortController();
    readers.set(key, controller);
    loading.add(key);
    void readContainer({
      ...options,
      source,
      signal: controller.signal,
      connect,
      onEntries(entries, isNew) {
        for (const entry of entries) (isNew ? added : existing).push(entry);
        schedule();
      },
      onFailed: (error) => void failures.set(key, { source, error }),
      onRecovered(wasConnected) {
        failures.delete(key);
        if (wasConnected) state = { ...state, reconnectedAt: Date.now() };
        schedule();
      },
      onSettled() {
        loading.delete(key);
        schedule();
      },
    });
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setSources(sources) {
      const readable = sources.filter(({ hasPrevious }) => hasPrevious || !options.previous);
      const keys = new Set(readable.map(({ key }) => key));
      for (const [key, controller] of readers) {
        if (keys.has(key)) continue;
        controller.abort();
        readers.delete(key);
        loading.delete(key);
        failures.delete(key);
      }
      for (const source of readable) if (!readers.has(source.key)) start(source);
      schedule();
    },
    stop() {
      for (const controller of readers.values()) controller.abort();
      readers.clear();
      loading.clear();
      failures.clear();
      clearTimeout(timer);
      clearTimeout(notifier);
      timer = notifier = undefined;
      [existing, added] = [[], []];
      state = nothing;
    },
  };
}

/** Takes the first lines from a list. */
function take(list: LogEntry[]): LogEntry[] {
  return list.splice(0, MOST_AT_ONCE);
}
