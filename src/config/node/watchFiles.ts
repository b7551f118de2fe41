import { createHash } from 'node:crypto';
import { statSync, watch, type FSWatcher, type Stats } from 'node:fs';
import type { FileTexts } from './createTextReader';
import { listWatchedFolders } from './listWatchedFolders';
import { readConfigFile } from './readConfigFile';

/** Tells of changes until it is closed. */
export interface FileWatcher {
  /** Watches these files from now on instead. What differs from the `known` texts is a change. */
  update(files: readonly string[], known: FileTexts): void;
  close(): void;
}

/** How long nothing may happen before the files are looked at: editors write in several steps. */
const quietMilliseconds = 40;

/** How long is waited at most, when something else keeps happening in the same folder. */
const patienceMilliseconds = 250;

/** How long a file that is suddenly empty or gone is given: programs empty it or take it away before they write it. */
const hesitationMilliseconds = 200;

/** How often files are looked at where the system tells nothing, as on some network and container mounts. */
const pollMilliseconds = 2000;

/**
 * Calls `onChange` when the contents of any of the files have changed, once for changes that come close together.
 *
 * Watches the folders, not the files: many editors write a new file and put it in the place of the old one, and a mounted
 * ConfigMap switches a link. Whatever happens in a folder, only the contents decide. `known` are the contents as they were
 * last read: a change since then is told too.
 */
export function watchFiles(files: readonly string[], onChange: () => void, known?: FileTexts): FileWatcher {
  let prints = takePrints(files, known);
  let stats = takeStats(files);
  let watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let waitingSince: number | undefined;
  let hesitatingSince: number | undefined;

  function compare(): void {
    waitingSince = undefined;
    follow();
    const now = takePrints([...prints.keys()]);
    const changed = [...now].filter(([file, print]) => prints.get(file) !== print);
    if (changed.some(([, print]) => print === absent || print === empty)) {
      hesitatingSince ??= performance.now();
      const left = hesitatingSince + hesitationMilliseconds - performance.now();
      if (left > 0) {
        timer = setTimeout(compare, left);
        return;
      }
    }
    hesitatingSince = undefined;
    prints = now;
    if (changed.length > 0) onChange();
  }

  function wait(): void {
    waitingSince ??= performance.now();
    const left = waitingSince + patienceMilliseconds - performance.now();
    clearTimeout(timer);
    timer = setTimeout(compare, Math.max(0, Math.min(quietMilliseconds, left)));
  }

  /** Links and folders may have come, gone or changed where they lead. */
  function follow(): void {
    const folders = new Map(
      [...listWatchedFolders([...prints.keys()])].map((folder) => [identify(folder), folder]),
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
    const now = takeStats([...prints.keys()]);
    if (now === stats) return;
    stats = now;
    wait();
  }

  follow();
  const poller = setInterval(poll, pollMilliseconds).unref();
  if (known) wait();
  return {
    update: (next, texts) => {
      prints = takePrints(next, texts);
      stats = takeStats(next);
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

/** A folder that was taken away and made again is another one, of which the old watcher hears nothing. */
function identify(folder: string): string {
  return `${folder} ${readStatus(folder)?.ino}`;
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

/** The contents of each file as a short text; those that are known are not read again. */
function takePrints(files: readonly string[], known?: FileTexts): Map<string, string> {
  return new Map(
    files.map((file) => {
      const text = known?.get(file);
      return [file, text === undefined ? takePrint(file) : printText(text)];
    }),
  );
}

const absent = 'absent';

const empty = printText('');

function printText(text: string | null): string {
  return text === null ? absent : createHash('sha256').update(text).digest('hex');
}

/** Reads as the configuration is read: what makes no difference there, as a byte order mark, is no change. */
function takePrint(file: string): string {
  const read = readConfigFile(file);
  if ('text' in read) return printText(read.text);
  return 'invalid' in read ? JSON.stringify(read) : absent;
}

function takeStats(files: readonly string[]): string {
  return files
    .map((file) => {
      const status = readStatus(file);
      return status ? `${status.ino} ${status.size} ${status.mtimeMs}` : absent;
    })
    .join('\n');
}
