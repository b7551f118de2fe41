import { COPIES, UNSENT } from './userStore';

/** Lists the keys in the browser's storage. Empty if storage is not available. */
export function listStoredKeys(): string[] {
  try {
    return Object.keys(globalThis.localStorage);
  } catch {
    return [];
  }
}

/** Removes copies of users' settings, except for unsent changes and copies with the prefix `except`. */
export function removeCopies(except?: string): void {
  for (const name of listStoredKeys()) {
    const isOther = except === undefined || !name.startsWith(`${except}/`);
    if (name.startsWith(COPIES) && isOther && localStorage.getItem(UNSENT + name) === null)
      localStorage.removeItem(name);
  }
}
