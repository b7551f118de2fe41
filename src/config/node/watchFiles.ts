import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Tells of changes until it is closed. */
export interface FileWatcher {
  /** Watches these files from now on instead. */
  update(files: readonly string[]): void;
  close(): void;
}

const quietMilliseconds = 100;

/**
 * Calls `onChange` when the contents of any of the files have changed, once for changes that come close together.
 *
 * Watches the folders, not the files: many editors write a new file and put it in the place of the old one, and a mounted
 * ConfigMap swaps a link. Whatever happens in a folder, only the contents decide.
 */
export function watchFiles(files: readonly string[], onChange: () => void): FileWatcher {
  let watched = [...files];
  let fingerprint = takeFingerprint(watched);
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  function compare(): void {
    const now = takeFingerprint(watched);
    if (now === fingerprint) return;
    fingerprint = now;
    onChange();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(compare, quietMilliseconds);
  }

  function start(): void {
    watchers = listFolders(watched).flatMap((folder) => watchFolder(folder, wait));
  }

  function stop(): void {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  }

  start();
  return {
    update: (next) => {
      if (watched.length === next.length && next.every((file) => watched.includes(file))) return;
      stop();
      watched = [...next];
      fingerprint = takeFingerprint(watched);
      start();
    },
    close: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/** The folders of the files, and of what links among them lead to. */
function listFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => [path.dirname(file), path.dirname(findRealPath(file))]);
  return [...new Set(folders)];
}

function findRealPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** A folder that does not exist cannot be watched; what is in it can only come back with a restart. */
function watchFolder(folder: string, onEvent: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, { persistent: false }, onEvent);
    watcher.on('error', () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}

function takeFingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`\0${file}\0`);
    try {
      hash.update(readFileSync(file));
    } catch {
      hash.update('absent');
    }
  }
  return hash.digest('hex');
}
