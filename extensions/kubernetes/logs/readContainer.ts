import type { PodLogOptions } from '../api/KubernetesProxyApi';
import { createPause } from './createPause';
import { createSeenLines } from './createSeenLines';
import { parseLogLine, type LogEntry } from './logEntry';
import type { LogSource } from './logSource';
import { readLines } from './readLines';

/** Which lines to read. */
export interface LogRange {
  /** Only the last lines of each container. */
  tailLines?: number;
  /** Only lines of the last seconds. */
  sinceSeconds?: number;
}

/** Sends a request for the log of a container. */
export type ReadLog = (source: LogSource, options: Omit<PodLogOptions, 'containerName'>) => Promise<Response>;

/** Options of {@link readContainer}. */
export interface ReadContainerOptions {
  source: LogSource;
  signal: AbortSignal;
  read: ReadLog;
  range: LogRange;
  /** Reads the log before the last restart instead. It does not change anymore. */
  previous: boolean;
  /** Waits for a connection, and returns whether the response may stay open. */
  connect: (canStream: boolean) => Promise<{ isStream: boolean; leave: () => void }>;
  onEntries: (entries: LogEntry[], isNew: boolean) => void;
  /** Called when the log can be read again. */
  onRecovered: (wasConnected: boolean) => void;
  onFailed: (error: Error) => void;
  /** Called when the existing lines were read, or could not be. */
  onSettled: () => void;
}

/** Wait between two requests for new lines, in ms. It grows while nothing is new. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [2000, 10_000];
const LONGEST_WAIT_FAILED = 60_000;
/** Seconds that are requested again, because clocks and connections are not exact. Known lines are skipped. */
const OVERLAP = 5;

/** Reads the existing lines of a container. Then reads new ones until the signal is aborted. */
export async function readContainer(options: ReadContainerOptions): Promise<void> {
  const { source, signal, previous } = options;
  const seen = createSeenLines();
  let coveredUntil: number | undefined;
  let wait = SHORTEST_WAIT;
  let hasFailed = false;

  async function readOnce(isStream: boolean): Promise<number> {
    const isFirst = coveredUntil === undefined;
    const started = Date.now();
    const since = Math.ceil((started - (coveredUntil ?? started)) / 1000) + OVERLAP;
    const response = await options.read(source, {
      timestamps: true,
      signal,
      ...(previous && { previous }),
      ...(isStream && { follow: true }),
      ...(isFirst ? options.range : { sinceSeconds: since }),
    });
    if (hasFailed) options.onRecovered(!isFirst);
    hasFailed = false;
    seen.begin();
    let count = 0;
    const pause = createPause();
    for await (const lines of readLines(response)) {
      await pause();
      const entries = lines.map((line) => parseLogLine(line, source.key)).filter(seen.isNew);
      count += entries.length;
      if (entries.length > 0) options.onEntries(entries, !isFirst);
      if (isStream) coveredUntil = Date.now();
    }
    if (!isStream) coveredUntil = started;
    return count;
  }

  while (!signal.aborted) {
    const isFirst = coveredUntil === undefined;
    const { isStream, leave } = await options.connect(!isFirst);
    let count = 0;
    try {
      if (!signal.aborted) count = await readOnce(isStream);
    } catch (cause) {
      hasFailed = true;
      if (!signal.aborted) options.onFailed(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      leave();
      if (!signal.aborted) options.onSettled();
    }
    if (previous) return;
    wait =
      count > 0
        ? SHORTEST_WAIT
        : Math.min(hasFailed ? LONGEST_WAIT_FAILED : LONGEST_WAIT, wait * (hasFailed ? 2 : 1.5));
    // Many containers of a cluster can fail at the same moment.
    const jitter = hasFailed ? 1 + Math.random() / 4 : 1;
    if (hasFailed || !isFirst) await sleep(wait * jitter, signal);
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
