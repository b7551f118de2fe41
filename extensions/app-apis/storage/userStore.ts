import { afterFirstContent } from '#sdk';
import type { LocalStore } from '../localStore/createLocalStore';

/** Syncs the copies in this browser with the user's account. */
export interface AccountSync {
  /** Requests the value of a path that was not requested before. */
  want(path: string): void;
  /** Reports that the value of a path was changed here. */
  changed(path: string): void;
}

/** Where the user's values are stored: in this browser, and for users with an account also on the backend. */
export interface UserStore {
  /** Prefix of all paths. Empty for users without an account, `undefined` until the user is known. */
  readonly prefix: string | undefined;
  readonly settled: Promise<void>;
  /** The JSON text at a path; `''` for no value, `undefined` while it is unknown. */
  read(path: string): string | undefined;
  /**
   * Changes a value in all tabs; `''` removes it. Resolves when this browser has stored it, before it is sent to the
   * backend.
   */
  write(path: string, text: string): Promise<void>;
}

/** Changes a copy and marks it as unsent. */
export function changeCopy(store: LocalStore, name: string, text: string): void {
  const mark = UNSENT + name;
  if (store.read(mark) === undefined) store.write(mark, store.read(name) ?? '');
  store.write(name, text);
}

/** Options of {@link createUserStore}. */
export interface UserStoreOptions {
  store: LocalStore;
  /** The entity ref of the user; `undefined` without an account. */
  findUser: () => Promise<string | undefined>;
  /** `wanted` may grow until the sync is loaded. */
  loadSync: (prefix: string, wanted: ReadonlySet<string>) => Promise<AccountSync>;
}

/** Key prefix of copies of account settings, followed by the user's entity ref and the path. */
export const COPIES = 'settings:';

/** Key prefix of unsent copies. The value is what the backend had before the change. */
export const UNSENT = 'unsent:';

/**
 * Creates the store of user values. Copies in this browser are available immediately. Values without a copy are loaded
 * right away, everything else after the first content.
 */
export function createUserStore({ store, findUser, loadSync }: UserStoreOptions): UserStore {
  const wanted = new Set<string>();
  let prefix: string | undefined;
  let loading: Promise<AccountSync | undefined> | undefined;

  const sync = (): Promise<AccountSync | undefined> =>
    (loading ??= loadSync(prefix ?? '', wanted).catch(() => {
      // If the script fails to load, the copies are used, and the next visit sends the changes.
      loading = undefined;
      return undefined;
    }));

  const settled = findUser()
    .catch(() => undefined)
    .then((user) => {
      prefix = user === undefined ? '' : `${COPIES}${user}`;
      if (prefix === '') return;
      if ([...wanted].some(isMissing)) void sync();
      else void afterFirstContent(sync);
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
