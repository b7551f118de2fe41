import type { LocalStore } from '../../localStore/createLocalStore';
import { changeCopy, UNSENT } from '../userStore';
import { mergeValues } from './mergeValues';

/** The copies of a user's settings in this browser. Values are JSON texts; `''` means no value. */
export interface Copies {
  /** Returns `undefined` if there is no copy. */
  read(path: string): string | undefined;
  /** Changes a copy and marks it as unsent. */
  change(path: string, text: string): void;
  /** Whether a change is not sent yet. */
  isUnsent(path: string): boolean;
  /**
   * Stores the backend's value. An unsent change is merged into it. If a change was sent since `seen` was read, the
   * response is outdated and ignored.
   */
  receive(path: string, theirs: string, seen: string | undefined): void;
  /** Marks the backend's value as current. */
  sent(path: string, text: string): void;
}

/** Creates the copies with the key prefix `prefix`. */
export function createCopies(store: LocalStore, prefix: string): Copies {
  const nameOf = (path: string): string => prefix + path;
  const markOf = (path: string): string => UNSENT + prefix + path;
  const read = (path: string): string | undefined => store.read(nameOf(path));

  function put(path: string, text: string): void {
    if (read(path) !== text) store.write(nameOf(path), text);
  }

  return {
    read,
    change: (path, text) => changeCopy(store, nameOf(path), text),
    isUnsent: (path) => store.read(markOf(path)) !== undefined,
    receive(path, theirs, seen) {
      const base = store.read(markOf(path));
      const ours = read(path);
      if (base === undefined) {
        if (ours === seen) put(path, theirs);
        return;
      }
      const merged = mergeValues(base, ours ?? '', theirs);
      store.write(markOf(path), merged === theirs ? undefined : theirs);
      put(path, merged);
    },
    sent(path, text) {
      store.write(markOf(path), read(path) === text ? undefined : text);
    },
  };
}
