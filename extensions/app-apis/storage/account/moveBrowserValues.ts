import type { LocalStore } from '../../localStore/createLocalStore';
import { COPIES, UNSENT } from '../userStore';
import { BEFORE_ACCOUNT } from './mergeValues';

const MOVED = 'settingsMovedTo';

/**
 * Moves values that this browser stored before the portal had users into the account of the first user who signs in,
 * once. They are available immediately, and merged with the account's values when the backend responds.
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

/** Ignores values that another program wrote. */
function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}
