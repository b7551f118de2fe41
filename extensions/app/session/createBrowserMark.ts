/** A yes or no that a browser remembers, for its user alone. */
export interface BrowserMark {
  isSet(): boolean;
  set(isSet: boolean): void;
}

/** How a mark is kept. */
export interface BrowserMarkOptions {
  key: string;
  /** What stands in the storage while the mark is set. */
  value?: string;
  /** `tab` forgets it when the tab is closed. */
  place: 'tab' | 'browser';
  /** What is taken for true in a browser that keeps nothing. */
  withoutStorage: boolean;
}

/** Creates a mark that works as far as the browser's storage does, and never throws. */
export function createBrowserMark({
  key,
  value = '1',
  place,
  withoutStorage,
}: BrowserMarkOptions): BrowserMark {
  // Where storage is turned off, reading the global throws already.
  const open = () => (place === 'tab' ? sessionStorage : localStorage);
  return {
    isSet() {
      try {
        return open().getItem(key) === value;
      } catch {
        return withoutStorage;
      }
    },
    set(isSet) {
      try {
        if (isSet) open().setItem(key, value);
        else open().removeItem(key);
      } catch {
        // Then `withoutStorage` holds.
      }
    },
  };
}
