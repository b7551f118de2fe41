/** Text values that the browser stores for this site. Changes are reported in this tab and in other tabs. */
export interface LocalStore {
  read(key: string): string | undefined;
  /** `undefined` removes the key. */
  write(key: string, value: string | undefined): void;
  /**
   * Reports each changed key (`undefined` if all may have changed), and whether another tab changed it. Returns a
   * function that stops listening.
   */
  listen(listener: LocalStoreListener): () => void;
  /** Calls `listener` once if the browser refuses to store a value: private mode, storage disabled, or quota exceeded. */
  whenRefused(listener: () => void): void;
}

type LocalStoreListener = (key: string | undefined, isElsewhere: boolean) => void;

/** Creates a store in `localStorage`. If the browser refuses to store values, they stay in memory until the page is closed. */
export function createLocalStore(): LocalStore {
  const kept = new Map<string, string | undefined>();
  const listeners = new Set<LocalStoreListener>();
  const whenRefused: Array<() => void> = [];
  let refused = false;

  function refuse(): void {
    refused = true;
    for (const listener of whenRefused.splice(0)) listener();
  }

  function notify(key: string | undefined, isElsewhere: boolean): void {
    const now = Array.from(listeners);
    for (const listener of now) listener(key, isElsewhere);
  }

  function handleStorageEvent(event: StorageEvent): void {
    if (event.storageArea !== null && event.storageArea !== localStorageOrUndefined()) return;
    if (event.key !== null) kept.delete(event.key);
    notify(event.key ?? undefined, true);
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
      notify(key, false);
    },
    listen(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', handleStorageEvent);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', handleStorageEvent);
      };
    },
    whenRefused(listener) {
      whenRefused.push(listener);
      if (refused) refuse();
    },
  };
}

/** The property access throws if a browser policy blocks storage. */
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

/** Returns the store of this tab. All parts of the portal share it, so changes are reported to all of them. */
export function openLocalStore(): LocalStore {
  shared ??= createLocalStore();
  return shared;
}
