import type { LocalStore } from '../../localStore/createLocalStore';
import { COPIES, UNSENT } from '../storagePlace';
import { BEFORE_ACCOUNT } from './mergeValues';

const MOVED = 'settingsMovedTo';

/**
 * Moves what this browser kept for whoever used the portal before it knew users into the account of the first one who signs in,
 * once. It is there at once; what the account has of its own is joined with it when the backend answers.
 */
export function moveBrowserValues(store: LocalStore, names: readonly string[], prefix: string): string[] {
  if (store.read(MOVED) !== undefined) return [];
  store.write(MOVED, prefix.slice(COPIES.length));
  return names.filter((path) => {
    const text = store.read(path);
    if (!path.startsWith('/') || !isJson(text)) return false;
    store.write(UNSENT + prefix + path, BEFORE_ACCOUNT);
    store.write(prefix + path, text);
    store.write(path, undefined);
    return true;
  });
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
