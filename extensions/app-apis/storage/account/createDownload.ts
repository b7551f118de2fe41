import type { Copies } from './createCopies';
import type { SettingsClient } from './createSettingsClient';

/** Loads values from the backend into the copies. */
export interface Download {
  /** Rejects if the backend does not respond. */
  read(paths: readonly string[]): Promise<void>;
  /** Whether the backend supports settings, as far as known. */
  isSupported(): boolean;
}

/** Creates the download from the backend into the copies. Responses after `signal` is aborted are dropped. */
export function createDownload(copies: Copies, client: SettingsClient, signal: AbortSignal): Download {
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
      }
      isSupported = answers !== undefined;
    },
    isSupported: () => isSupported,
  };
}
