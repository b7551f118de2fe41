import { createHash } from 'node:crypto';
import { statSync, watch, type FSWatcher, type Stats } from 'node:fs';
import type { FileTexts } from './createTextReader';
import { listWatchedFolders } from './listWatchedFolders';
import { readConfigFile } from './readConfigFile';

/** Reports changes until it is closed. */
export interface FileWatcher {
  /** Replaces the watched files. Contents that differ from the `known` texts are reported as a change. */
  update(files: readonly string[], known: FileTexts): void;
  close(): void;
}

/** Wait until no events occur for this long, because editors write files in several steps. */
const debounceMilliseconds = 40;

/** The maximum wait if other events keep occurring in the same folder. */
const maxWaitMilliseconds = 250;

/**
 * The grace period for files that become empty or disappear, because programs truncate or remove files before they write them.
 */
const gracePeriodMilliseconds = 200;

/** The polling interval for file systems without events, such as some network and container mounts. */
const pollMilliseconds = 2000;

/**
 * Calls `onChange` when the contents of any file change. Changes that are close together are reported once.
 *
 * Watches folders instead of files, because many editors replace files, and a mounted ConfigMap switches a symbolic link. Any
 * event in a folder causes a comparison of the contents. `known` are the last read contents. Changes since then are reported
 * too.
 */
export function watchFiles(files: readonly string[], onChange: () => void, known?: FileTexts): FileWatcher {
  let hashes = hashFiles(files, known);
  let stats = readStats(files);
  let watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let waitingSince: number | undefined;
  let gracePeriodSince: number | undefined;

  function compare(): void {
    waitingSince = undefined;
    follow();
    const now = hashFiles([...hashes.keys()]);
    const changed = [...now].filter(([file, hash]) => hashes.get(file) !== hash);
    if (changed.some(([, hash]) => hash === absent || hash === empty)) {
      gracePeriodSince ??= performance.now();
      const left = gracePeriodSince + gracePeriodMilliseconds - performance.now();
      if (left > 0) {
        timer = setTimeout(compare, left);
        return;
      }
    }
    gracePeriodSince = undefined;
    hashes = now;
    if (changed.length > 0) onChange();
  }

  function wait(): void {
    waitingSince ??= performance.now();
    const left = waitingSince + maxWaitMilliseconds - performance.now();
    clearTimeout(timer);
    timer = setTimeout(compare, Math.max(0, Math.min(debounceMilliseconds, left)));
  }

  /** Updates the watched folders. Symbolic links and folders can appear, disappear or change their targets. */
  function follow(): void {
    const folders = new Map(
      [...listWatchedFolders([...hashes.keys()])].map((folder) => [identify(folder), folder]),
    );
    for (const [id, watcher] of watchers) if (!folders.has(id)) watcher.close();
    watchers = new Map(
      [...folders].flatMap(([id, folder]) => {
        const watcher = watchers.get(id) ?? watchFolder(folder, wait);
        return watcher ? [[id, watcher] as const] : [];
      }),
    );
  }

  function poll(): void {
    const now = readStats([...hashes.keys()]);
    if (now === stats) return;
    stats = now;
    wait();
  }

  follow();
  const poller = setInterval(poll, pollMilliseconds).unref();
  if (known) wait();
  return {
    update: (next, texts) => {
      hashes = hashFiles(next, texts);
      stats = readStats(next);
      follow();
      wait();
    },
    close: () => {
      clearTimeout(timer);
      clearInterval(poller);
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}

/**
 * Identifies a folder by inode and creation time, because file systems reuse inodes. The watcher of a removed folder gets no
 * events of a new folder with the same name.
 */
function identify(folder: string): string {
  const status = readStatus(folder);
  return `${folder} ${status?.ino} ${status?.birthtimeMs}`;
}

function readStatus(location: string): Stats | undefined {
  try {
    return statSync(location);
  } catch {
    return undefined;
  }
}

function watchFolder(folder: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onEvent);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}

/** Hashes the contents of each file. Known texts are not read again. */
function hashFiles(files: readonly string[], known?: FileTexts): Map<string, string> {
  return new Map(
    files.map((file) => {
      const text = known?.get(file);
      return [file, text === undefined ? hashFile(file) : hashText(text)];
    }),
  );
}

const absent = 'absent';

const empty = hashText('');

function hashText(text: string | null): string {
  return text === null ? absent : createHash('sha256').update(text).digest('hex');
}

/** Hashes a file as the configuration reads it, so that irrelevant differences such as a byte order mark are not changes. */
function hashFile(file: string): string {
  const read = readConfigFile(file);
  if ('text' in read) return hashText(read.text);
  return 'invalid' in read ? JSON.stringify(read) : absent;
}

function readStats(files: readonly string[]): string {
  return files
    .map((file) => {
      const status = readStatus(file);
      return status ? `${status.ino} ${status.size} ${status.mtimeMs}` : absent;
    })
    .join('\n');
}
