import { COPIES, UNSENT } from './storagePlace';

/** The names that this browser keeps something under; none where it keeps nothing. */
export function listKeptNames(): string[] {
  try {
    return Object.keys(globalThis.localStorage);
  } catch {
    return [];
  }
}

/** Forgets the copies of users' settings, but for those that their backend has yet to hear of, and those below `except`. */
export function forgetCopies(except?: string): void {
  for (const name of listKeptNames()) {
    const isOther = except === undefined || !name.startsWith(`${except}/`);
    if (name.startsWith(COPIES) && isOther && localStorage.getItem(UNSENT + name) === null)
      localStorage.removeItem(name);
  }
}
