import { ResponseError } from '#sdk';
import type { Copies } from './createCopies';
import type { Download } from './createDownload';
import type { SettingsClient } from './createSettingsClient';
import type { SyncFailures } from './createSyncFailures';

/** Sends changed values to the backend. */
export interface Upload {
  /** The paths with unsent changes. */
  unsent(): readonly string[];
  /** Marks a path whose change an earlier visit, or another tab, did not send. */
  note(path: string): void;
  /** Sends a changed value, even if the backend rejected an earlier one. */
  sendChange(path: string): Promise<void>;
  /** Sends all unsent changes that the backend did not reject. */
  sendAll(): Promise<void>;
}

/** Options of {@link createUpload}. */
export interface UploadOptions {
  copies: Copies;
  client: SettingsClient;
  download: Download;
  failures: SyncFailures;
  /** Runs a function in one tab at a time. */
  runExclusive: <T>(path: string, act: () => Promise<T>) => Promise<T>;
  signal: AbortSignal;
  /** Called when something has to be sent again later. */
  onFailure: () => void;
}

/**
 * Creates the upload from the copies to the backend. Changes of a value are sent one after another. The backend can't compare
 * before it writes, so each change is merged with a value that was read right before.
 */
export function createUpload(options: UploadOptions): Upload {
  const { copies, client, download, failures, runExclusive, signal, onFailure } = options;
  const unsent = new Set<string>();
  const refused = new Set<string>();

  async function deliver(path: string): Promise<void> {
    while (download.isSupported() && !signal.aborted && copies.isUnsent(path)) {
      await download.read([path]);
      failures.resolve('unread');
      if (!download.isSupported() || !copies.isUnsent(path)) return;
      const text = copies.read(path) ?? '';
      await client.write(path, text);
      copies.sent(path, text);
    }
  }

  async function send(path: string): Promise<void> {
    if (refused.has(path)) return;
    try {
      await runExclusive(path, () => deliver(path));
      if (!copies.isUnsent(path)) unsent.delete(path);
      failures.resolve('unsaved');
    } catch (error) {
      if (isRefusal(error)) {
        refused.add(path);
        // Report each rejected value.
        failures.resolve('refused');
        failures.report('refused', error);
      } else {
        failures.report('unsaved', error);
        onFailure();
      }
    }
  }

  return {
    unsent: () => [...unsent],
    note: (path) => void unsent.add(path),
    sendChange(path) {
      unsent.add(path);
      refused.delete(path);
      return send(path);
    },
    async sendAll() {
      await Promise.all(Array.from(unsent, send));
    },
  };
}

/** Whether sending the same value again would fail again. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ResponseError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}
