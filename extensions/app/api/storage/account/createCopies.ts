import type { LocalStore } from '../../localStore/createLocalStore';
import { changeCopy, UNSENT } from '../storagePlace';
import { mergeValues } from './mergeValues';

/** The copies that this browser has of a user's settings. Values are JSON texts; `''` stands for none. */
export interface Copies {
  /** `undefined` for what there is no copy of. */
  read(path: string): string | undefined;
  /** Changes a copy here, for the backend to hear of it. */
  change(path: string, text: string): void;
  /** Whether the backend has yet to hear of a change. */
  isUnsent(path: string): boolean;
  /**
   * Takes what the backend has. A change that it has not heard of is kept on top of that; one that it heard of since `seen`
   * was read makes the answer an old one.
   */
  receive(path: string, theirs: string, seen: string | undefined): void;
  /** Hears that the backend has this now. */
  sent(path: string, text: string): void;
}

/** Creates the keeper of the copies below `prefix`. */
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
