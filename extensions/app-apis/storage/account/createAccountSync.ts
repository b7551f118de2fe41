import type { AccountSync } from '../userStore';
import type { Copies } from './createCopies';
import { createDownload } from './createDownload';
import { createRetry } from './createRetry';
import type { SettingsClient } from './createSettingsClient';
import { createSyncFailures, type SyncFailure } from './createSyncFailures';
import { createUpload, type UploadOptions } from './createUpload';

/** How long the values from the backend are considered current when the user returns, in ms. */
const FRESH = 5_000;

/** Options of {@link createAccountSync}. */
export interface AccountSyncOptions {
  copies: Copies;
  client: SettingsClient;
  /** Paths of the values in use. */
  wanted: readonly string[];
  /** Paths with changes that an earlier visit did not send. */
  unsent: readonly string[];
  /** Notifies the user of a problem, once until it is resolved. */
  report: (failure: SyncFailure, error: Error) => void;
  /** Runs a function in one tab at a time. */
  runExclusive?: UploadOptions['runExclusive'];
}

/** A running sync of account settings. */
export interface RunningSync extends AccountSync {
  /** Resolves after the first response of the backend. Stays pending after {@link stop}. */
  known: Promise<void>;
  /** Loads all requested values and sends all unsent changes. Rejects if the backend does not respond. */
  refresh(): Promise<void>;
  /** Refreshes when the user returns to the page, at most every few seconds. */
  wake(): void;
  stop(): void;
}

/**
 * Creates the sync between the copies in this browser and the backend. All requested values are loaded in one request.
 * Failed requests are retried with increasing delays.
 */
export function createAccountSync(options: AccountSyncOptions): RunningSync {
  const { copies, client, report, runExclusive = (_path, act) => act() } = options;
  const { signal, abort } = createStop();
  const wanted = new Set(options.wanted);
  const failures = createSyncFailures(report, signal);
  const download = createDownload(copies, client, signal);
  const retry = createRetry(() => void ignoreFailure(refresh()));
  const retryLater = (): void => {
    if (!signal.aborted) retry.schedule();
  };
  const upload = createUpload({
    copies,
    client,
    download,
    failures,
    runExclusive,
    signal,
    onFailure: retryLater,
  });
  for (const path of options.unsent) upload.note(path);
  let resolveKnown: () => void = () => {};
  const known = new Promise<void>((resolve) => {
    resolveKnown = resolve;
  });
  let joining: Promise<void> | undefined;
  let lastRefresh = -Infinity;

  async function readAll(): Promise<void> {
    try {
      await download.read([...new Set([...wanted, ...upload.unsent()])]);
    } catch (error) {
      // If all values have copies, other parts of the page already show that the backend is down.
      if ([...wanted].some((path) => copies.read(path) === undefined)) failures.report('unread', error);
      retryLater();
      throw error;
    }
    if (signal.aborted) return;
    failures.resolve('unread');
    resolveKnown();
    retry.reset();
  }

  async function refresh(): Promise<void> {
    lastRefresh = Date.now();
    // Another tab may have been closed before it sent its change.
    for (const path of wanted) if (copies.isUnsent(path)) upload.note(path);
    await readAll();
    if (!signal.aborted) await upload.sendAll();
  }

  return {
    known,
    want(path) {
      if (wanted.has(path)) return;
      wanted.add(path);
      // Values that are requested in the same render pass are loaded in one request.
      joining ??= Promise.resolve().then(() => {
        joining = undefined;
        return ignoreFailure(refresh());
      });
    },
    changed: (path) => void upload.sendChange(path),
    refresh,
    wake() {
      if (!signal.aborted && Date.now() - lastRefresh > FRESH) void ignoreFailure(refresh());
    },
    stop() {
      abort();
      retry.stop();
    },
  };
}

function createStop(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Waits for a promise whose failure is already reported. */
async function ignoreFailure(act: Promise<unknown>): Promise<void> {
  await act.catch(() => undefined);
}
