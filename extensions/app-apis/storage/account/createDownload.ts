import type { Copies } from './createCopies';
import type { SettingsClient } from './createSettingsClient';

/** How long a value from the backend is considered current, in ms. */
export const FRESH = 5_000;

/** Loads values from the backend into the copies. */
export interface Download {
  /** Rejects if the backend does not respond. */
  read(paths: readonly string[]): Promise<void>;
  /** Whether the copy of a path is based on the current value of the backend. */
  isFresh(path: string): boolean;
  /** Marks the value of a path as current. */
  markFresh(path: string): void;
  /** Whether the backend supports settings, as far as known. */
  isSupported(): boolean;
}

/** Creates the download from the backend into the copies. Responses after `signal` is aborted are dropped. */
export function createDownload(copies: Copies, client: SettingsClient, signal: AbortSignal): Download {
  const readAt = new Map<string, number>();
  let isSupported = true;

  return {
    async read(paths) {
      if (paths.length === 0) return;
      const seen = paths.map((path) => copies.read(path));
      const answers = await client.read(paths);
      if (signal.aborted) return;
      for (const [index, path] of paths.entries()) {
        if (answers !== undefined) copies.receive(path, answers[index] ?? '', seen[index]);
        // A backend without settings has no values. The copies are used until a later visit finds settings.
        else if (copies.read(path) === undefined) copies.receive(path, '', undefined);
        readAt.set(path, Date.now());
      }
      isSupported = answers !== undefined;
    },
    isFresh: (path) => Date.now() - (readAt.get(path) ?? -Infinity) <= FRESH,
    markFresh: (path) => void readAt.set(path, Date.now()),
    isSupported: () => isSupported,
  };
}
