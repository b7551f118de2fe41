/** What the browser keeps for this site, in text. Everyone in this tab, and the other tabs, hear of a change. */
export interface LocalStore {
  read(key: string): string | undefined;
  /** `undefined` removes the key. */
  write(key: string, value: string | undefined): void;
  /** Tells of every changed key; `undefined` when all of them may have changed; and whether another tab did it. Returns the way to stop. */
  listen(listener: LocalStoreListener): () => void;
  /** Calls once, when the browser refuses to keep something: private mode, storage turned off, quota used up. */
  whenRefused(listener: () => void): void;
}

type LocalStoreListener = (key: string | undefined, isElsewhere: boolean) => void;

/**
 * Creates a store over `localStorage`. Where the browser refuses it, values live in memory until the page closes,
 * so that the portal works the same and only forgets.
 */
export function createLocalStore(): LocalStore {
  const kept = new Map<string, string | undefined>();
  const listeners = new Set<LocalStoreListener>();
  const whenRefused: Array<() => void> = [];
  let refused = false;

  function refuse(): void {
    refused = true;
    for (const listener of whenRefused.splice(0)) listener();
  }

  function tell(key: string | undefined, isElsewhere: boolean): void {
    const now = Array.from(listeners);
    for (const listener of now) listener(key, isElsewhere);
  }

  function hearOtherTabs(event: StorageEvent): void {
    if (event.storageArea !== null && event.storageArea !== localStorageOrUndefined()) return;
    if (event.key !== null) kept.delete(event.key);
    tell(event.key ?? undefined, true);
  }

  return {
    read(key) {
      if (kept.has(key)) return kept.get(key);
      return readBrowser(key, refuse);
    },
    write(key, value) {
      if (writeBrowser(key, value)) kept.delete(key);
      else {
        kept.set(key, value);
        refuse();
      }
      tell(key, false);
    },
    listen(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', hearOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', hearOtherTabs);
      };
    },
    whenRefused(listener) {
      whenRefused.push(listener);
      if (refused) refuse();
    },
  };
}

/** Reading the property alone throws where a browser policy forbids storage. */
function localStorageOrUndefined(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function readBrowser(key: string, onRefused: () => void): string | undefined {
  try {
    const storage = localStorageOrUndefined();
    if (storage === undefined) {
      onRefused();
      return undefined;
    }
    return storage.getItem(key) ?? undefined;
  } catch {
    onRefused();
    return undefined;
  }
}

function writeBrowser(key: string, value: string | undefined): boolean {
  try {
    const storage = localStorageOrUndefined();
    if (storage === undefined) return false;
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

let shared: LocalStore | undefined;

/** The store of this tab: what one part of the portal writes there, the others hear of, and a refusal is noticed once. */
export function openLocalStore(): LocalStore {
  shared ??= createLocalStore();
  return shared;
}
