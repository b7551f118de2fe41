import type { LocalStore } from '../../localStore/createLocalStore';
import type { Copies } from './createCopies';
import { mergeValues } from './mergeValues';

const MOVED = 'settingsMovedTo';

/** Values that were kept in this browser before its user had an account, and the way into the account, once. */
export interface BrowserValues {
  paths: readonly string[];
  /** To be called when the account's own values are known. Gives the paths that the account now has more in. */
  move(): string[];
}

/**
 * Finds what this browser kept for whoever used the portal before it knew users. The first user who signs in takes it along: lists
 * are joined with the account's, and any other value of the account stays as it is.
 */
export function findBrowserValues(
  store: LocalStore,
  names: readonly string[],
  copies: Copies,
  userRef: string,
): BrowserValues {
  const isDone = store.read(MOVED) !== undefined;
  const paths = isDone ? [] : names.filter((name) => name.startsWith('/') && isJson(store.read(name)));
  return {
    paths,
    move() {
      if (isDone) return [];
      store.write(MOVED, userRef);
      return paths.filter((path) => {
        const text = store.read(path) ?? '';
        const theirs = copies.read(path) ?? '';
        const isList = theirs.startsWith('[') && text.startsWith('[');
        const joined = theirs === '' || isList ? mergeValues('', text, theirs) : theirs;
        if (joined === theirs) return false;
        copies.change(path, joined);
        store.write(path, undefined);
        return true;
      });
    },
  };
}

/** What another program wrote there stays where it is. */
function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}
