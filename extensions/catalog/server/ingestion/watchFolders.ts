import { statSync, watch, type FSWatcher } from 'node:fs';

/** Watches a changing set of folders without recursion, so that a large tree needs only one watch per folder. */
export interface FolderWatch {
  /** Replaces the watched folders. Returns false if some could not be watched, so that the caller polls instead. */
  retain(folders: ReadonlySet<string>): boolean;
  close(): void;
}

const maxFolders = 4000;

/** Calls `onChange` at least `quietMs` after the last change of a burst, and at most `maxMs` after the first. */
export function watchFolders(onChange: () => void, quietMs = 150, maxMs = 1000): FolderWatch {
  const watchers = new Map<string, { watcher: FSWatcher; identity: string }>();
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
      // Removing a folder ends its watch. The watch of its parent reports the change.
      watcher.on('error', () => remove(folder));
      watchers.set(folder, { watcher, identity: identify(folder) });
      return true;
    } catch {
      return false;
    }
  }

  function remove(folder: string): void {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  }

  return {
    retain(folders) {
      // A watch belongs to a folder, not to its path, so one of a replaced folder sees nothing.
      for (const [folder, { identity }] of watchers)
        if (!folders.has(folder) || identify(folder) !== identity) remove(folder);
      if (folders.size > maxFolders) return false;
      const added = [...folders].filter((folder) => !watchers.has(folder)).map(add);
      return added.every(Boolean);
    },
    close() {
      clearTimeout(timer);
      for (const folder of watchers.keys()) remove(folder);
    },
  };
}

/** Numbers of deleted folders are reused, so the time of creation is part of it. */
function identify(folder: string): string {
  const found = statSync(folder, { throwIfNoEntry: false });
  return `${found?.ino}:${found?.birthtimeMs}`;
}
