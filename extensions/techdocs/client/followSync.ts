import type { SyncResult } from './TechDocsStorageApi';
import type { SyncAction, SyncPhase } from './syncState';

/** Options of {@link followSync}. */
export interface FollowSyncOptions {
  /** Has the backend sync the site, such as with `TechDocsStorageApi.syncEntityDocs`. */
  sync: (
    onLog: (line: string) => void,
    options: { signal: AbortSignal; onReconnect: () => void },
  ) => Promise<SyncResult>;
  /** Whether the reader has content. */
  hasContent: () => boolean;
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

/** A check is shown as a build after this time, in ms. */
const BUILDING_AFTER = 1000;

/** Runs one sync and reports its phases to the state of the reader. Follows the builds of other tabs until it is stopped. */
export function followSync(options: FollowSyncOptions): () => void {
  const { sync, hasContent, dispatch, reload, onBuild, builds } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let lines: string[] = [];
  let writing: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let hasHeard = false;

  const enter = (phase: SyncPhase, syncError?: Error): void => {
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
      if (!hasHeard) enter('ERROR', error instanceof Error ? error : new Error(String(error)));
    }
  };

  // A build of another tab that ends while this sync runs stays offered, whatever this sync finds.
  const stopListening = builds?.listen(() => {
    hasHeard = true;
    clearTimeout(slow);
    offer();
  });
  void run();
  return () => {
    stopped.abort();
    clearTimeout(writing);
    clearTimeout(slow);
    stopListening?.();
  };
}

const LOG_PAUSE = 100;
