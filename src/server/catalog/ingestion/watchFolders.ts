import { watch, type FSWatcher } from 'node:fs';

/** Watches a changing set of folders, each by itself: no recursion, so that a large tree costs one watch a folder. */
export interface FolderWatch {
  /** Replaces the watched folders. Returns false when some could not be watched, so that the caller polls instead. */
  retain(folders: ReadonlySet<string>): boolean;
  close(): void;
}

const maxFolders = 4000;

/** Calls `onChange` at least `quietMs` after the last of a burst of changes, and at the latest after `maxMs`. */
export function watchFolders(onChange: () => void, quietMs = 150, maxMs = 1000): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let firstEvent = 0;

  function schedule(): void {
    const now = Date.now();
    if (timer === undefined) firstEvent = now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        onChange();
      },
      Math.max(0, Math.min(quietMs, firstEvent + maxMs - now)),
    );
  }

  function add(folder: string): boolean {
    try {
      const watcher = watch(folder, { persistent: false }, schedule);
      // A folder that is removed ends its watch; its parent reports the change.
      watcher.on('error', () => remove(folder));
      watchers.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }

  function remove(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  return {
    retain(folders) {
      for (const folder of watchers.keys()) if (!folders.has(folder)) remove(folder);
      if (folders.size > maxFolders) return false;
      return [...folders].filter((folder) => !watchers.has(folder)).every(add);
    },
    close() {
      clearTimeout(timer);
      for (const folder of watchers.keys()) remove(folder);
    },
  };
}
