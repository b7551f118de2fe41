import type { LocalStore } from '../localStore/createLocalStore';

/** Keeps the copies in this browser and the settings of the user's account the same. */
export interface AccountSync {
  /** Somebody wants the value at a path that was not asked for before. */
  want(path: string): void;
  /** The value at a path was changed here. */
  changed(path: string): void;
}

/** Where the values of whoever uses the portal lie: in this browser, and for who has an account also at the backend. */
export interface StoragePlace {
  /** Stands before the path of every value; empty for who has no account, `undefined` until that is known. */
  readonly prefix: string | undefined;
  readonly settled: Promise<void>;
  /** The JSON at a path; `''` for none, `undefined` while nobody knows. */
  read(path: string): string | undefined;
  /** Shows at once, in all tabs; `''` removes. It is done when this browser has it: sending it goes on beside. */
  write(path: string, text: string): Promise<void>;
}

/** Milliseconds after which every page is drawn, or the backend so slow that a small request more makes no difference. */
const WHEN_DRAWN = 2_000;

/** Changes a copy, and marks it for the backend to hear of. */
export function changeCopy(store: LocalStore, name: string, text: string): void {
  const mark = UNSENT + name;
  if (store.read(mark) === undefined) store.write(mark, store.read(name) ?? '');
  store.write(name, text);
}

/** What {@link createStoragePlace} works with. */
export interface StoragePlaceOptions {
  store: LocalStore;
  /** The ref of the user; `undefined` for who has no account. */
  findUser: () => Promise<string | undefined>;
  /** The paths that are wanted may become more until it is loaded. */
  loadSync: (prefix: string, wanted: ReadonlySet<string>) => Promise<AccountSync>;
}

/** Copies of what a user keeps at the backend lie under this, the user's ref, and the path. */
export const COPIES = 'settings:';

/** Marks a copy that the backend does not have yet; it holds what the backend had when that began. */
export const UNSENT = 'unsent:';

/**
 * Creates the place of stored values. Copies in this browser answer at once; what has no copy is asked for without delay, and
 * everything else once the page has been drawn.
 */
export function createStoragePlace({ store, findUser, loadSync }: StoragePlaceOptions): StoragePlace {
  const wanted = new Set<string>();
  let prefix: string | undefined;
  let loading: Promise<AccountSync | undefined> | undefined;

  const sync = (): Promise<AccountSync | undefined> =>
    (loading ??= loadSync(prefix ?? '', wanted).catch(() => {
      // Without the script the copies serve, and the next visit sends them.
      loading = undefined;
      return undefined;
    }));

  const settled = findUser()
    .catch(() => undefined)
    .then((user) => {
      prefix = user === undefined ? '' : `${COPIES}${user}`;
      if (prefix === '') return;
      if ([...wanted].some(isMissing)) void sync();
      else setTimeout(() => void sync(), WHEN_DRAWN);
    });

  const isMissing = (path: string): boolean => store.read(prefix + path) === undefined;

  function want(path: string): void {
    if (prefix === '' || wanted.has(path)) return;
    wanted.add(path);
    if (loading !== undefined || (prefix !== undefined && isMissing(path)))
      void sync().then((ready) => ready?.want(path));
  }

  return {
    get prefix() {
      return prefix;
    },
    settled,
    read(path) {
      want(path);
      if (prefix === undefined) return undefined;
      return store.read(prefix + path) ?? (prefix === '' ? '' : undefined);
    },
    async write(path, text) {
      await settled;
      const name = prefix + path;
      if (prefix === '') return store.write(name, text || undefined);
      changeCopy(store, name, text);
      void sync().then((ready) => ready?.changed(path));
    },
  };
}
