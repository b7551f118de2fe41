import type { SyncFinish } from '../protocol';
import { BuildFailure } from './BuildFailure';
import type { SyncOptions, SyncResult } from './TechDocsStorageApi';
import type { SyncAction, SyncPhase } from './syncState';

/** Options of {@link followSync}. */
export interface FollowSyncOptions {
  /** Has the backend sync the site, such as with `TechDocsStorageApi.syncEntityDocs`. */
  sync: (onLog: (line: string) => void, options: SyncOptions) => Promise<SyncResult>;
  /** Whether the reader has content. */
  hasContent: () => boolean;
  /** Whether the content is that of an earlier build than the last one. */
  isOutdated: () => boolean;
  dispatch: (action: Extract<SyncAction<never>, { type: 'sync' | 'buildLog' }>) => void;
  /** Called if the content must be loaded again, because the first build is ready. */
  reload: () => void;
  /** Called when a new build is ready, before it is offered or loaded. */
  onBuild: () => void;
  /** New builds of other tabs. */
  builds?: BuildChannel | undefined;
}

/** Reports new builds of a site between the tabs of a browser. */
export interface BuildChannel {
  /** Reports a new build to the other tabs. */
  report: () => void;
  /** Calls a function for each new build of another tab. Returns a function that stops it. */
  listen: (onBuild: () => void) => () => void;
}

/** Follows a site until it is stopped. */
export interface SyncFollower {
  /** Checks the site again, because the user turns to it. Does nothing if it was checked recently. */
  check: () => void;
  stop: () => void;
}

/** A check is shown as a build after this time, in ms. */
const BUILDING_AFTER = 1000;
/** In ms. */
const LOG_PAUSE = 100;
/** Pauses between checks, in ms: if the backend asks for none; at least; and after the first failure, doubled up to the longest. */
const pauses = { unasked: 15_000, shortest: 1000, failed: 5000, longest: 60_000 };

/**
 * Runs one sync and reports its phases to the state of the reader. After that, checks the site again: when the user returns to the
 * document, and while it is visible as often as the backend asks for. These checks are silent until they find a new build. Also follows
 * the builds of other tabs.
 */
export function followSync(options: FollowSyncOptions): SyncFollower {
  const { sync, hasContent, isOutdated, dispatch, reload, onBuild, builds } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let lines: string[] = [];
  let writing: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let hasHeard = false;
  /** The reason that is shown. */
  let shownFailure: string | undefined;
  let isRunning = false;
  let failures = 0;
  let endedAt = 0;
  let asked: number | undefined;
  /** The stored version as of the last check, and whether it is another one than before. */
  let version: string | undefined;
  let isOther = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  const enter = (phase: SyncPhase, syncError?: Error): void => {
    shownFailure = syncError?.message;
    if (!signal.aborted) dispatch({ type: 'sync', phase, syncError });
  };
  const write = (): void => {
    clearTimeout(writing);
    writing = undefined;
    if (lines.length > 0 && !signal.aborted) dispatch({ type: 'buildLog', lines });
    lines = [];
  };
  const offer = (): void => {
    if (signal.aborted) return;
    onBuild();
    if (hasContent()) return enter('BUILD_READY');
    enter('BUILD_READY_RELOAD');
    reload();
  };
  const onFinish = (finish: SyncFinish): void => {
    const { checkAgainAfter } = finish;
    asked = checkAgainAfter === undefined ? undefined : Math.max(checkAgainAfter, pauses.shortest);
    isOther = version !== undefined && finish.version !== undefined && finish.version !== version;
    version = finish.version ?? version;
  };

  const run = async (): Promise<void> => {
    enter('CHECKING');
    slow = setTimeout(() => enter('BUILDING'), BUILDING_AFTER);
    try {
      const result = await sync(
        (line) => {
          lines.push(line);
          // A build can write thousands of lines.
          writing ??= setTimeout(write, LOG_PAUSE);
        },
        {
          signal,
          onFinish,
          onReconnect: () => {
            lines = [];
            if (!signal.aborted) dispatch({ type: 'buildLog', lines: undefined });
          },
        },
      );
      write();
      clearTimeout(slow);
      if (result === 'cached') return hasHeard ? undefined : enter('UP_TO_DATE');
      builds?.report();
      offer();
    } catch (error) {
      write();
      clearTimeout(slow);
      failures = 1;
      if (!hasHeard) enter('ERROR', error instanceof Error ? error : new Error(String(error)));
    }
  };

  const runSilently = async (): Promise<void> => {
    let log: string[] = [];
    try {
      const result = await sync((line) => log.push(line), {
        signal,
        onFinish,
        onReconnect: () => (log = []),
      });
      failures = 0;
      if (result === 'updated' || isOther) {
        if (result === 'updated') builds?.report();
        offer();
      } else if (shownFailure !== undefined) {
        enter(isOutdated() ? 'BUILD_READY' : 'UP_TO_DATE');
        // Someone else may have built it meanwhile.
        if (!hasContent() && !signal.aborted) reload();
      }
    } catch (error) {
      failures += 1;
      // Users did not ask for this check, so a network that fails is not shown.
      if (!(error instanceof BuildFailure) || signal.aborted || error.message === shownFailure) return;
      dispatch({ type: 'buildLog', lines: undefined });
      dispatch({ type: 'buildLog', lines: log });
      enter('ERROR', error);
    }
  };

  const pauseNow = (): number => {
    const wanted = asked ?? pauses.unasked;
    if (failures === 0) return wanted;
    return Math.max(wanted, Math.min(pauses.failed * 2 ** (failures - 1), pauses.longest));
  };
  const schedule = (): void => {
    clearTimeout(next);
    if (asked === undefined || document.hidden || signal.aborted || isRunning) return;
    next = setTimeout(check, Math.max(0, endedAt + pauseNow() - Date.now()));
  };
  const start = async (work: () => Promise<void>): Promise<void> => {
    clearTimeout(next);
    isRunning = true;
    await work();
    isRunning = false;
    endedAt = Date.now();
    schedule();
  };
  function check(): void {
    if (isRunning || document.hidden || signal.aborted) return;
    if (Date.now() < endedAt + pauseNow()) return schedule();
    void start(runSilently);
  }

  // A build of another tab that ends while this sync runs stays offered, whatever this sync finds.
  const stopListening = builds?.listen(() => {
    hasHeard = true;
    // It is offered now.
    version = undefined;
    clearTimeout(slow);
    offer();
  });
  document.addEventListener('visibilitychange', check, { signal });
  window.addEventListener('focus', check, { signal });
  void start(run);
  return {
    check,
    stop: () => {
      stopped.abort();
      for (const timer of [writing, slow, next]) clearTimeout(timer);
      stopListening?.();
    },
  };
}
