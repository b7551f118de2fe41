/** A boolean that the browser remembers. */
export interface BrowserMark {
  isSet(): boolean;
  set(isSet: boolean): void;
}

/** How a mark is stored. */
export interface BrowserMarkOptions {
  key: string;
  /** The stored value while the mark is set. */
  value?: string;
  /** `tab` forgets the mark when the tab is closed. */
  place: 'tab' | 'browser';
  /** The value if the browser has no storage. */
  withoutStorage: boolean;
}

/** Creates a mark in the browser's storage. It never throws. */
export function createBrowserMark({
  key,
  value = '1',
  place,
  withoutStorage,
}: BrowserMarkOptions): BrowserMark {
  // If storage is disabled, reading the global already throws.
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
        // `withoutStorage` applies.
      }
    },
  };
}
