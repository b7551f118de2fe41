import type { LocalStore } from '../../localStore/createLocalStore';
import type { Copies } from './createCopies';

/** What of the portal's look follows its user to other browsers, by its name in this one. */
const followed = ['theme', 'language', 'sidebarPinState'] as const;
const OWNER = 'appearanceOf';

type Followed = (typeof followed)[number];

const pathOf = (name: Followed): string => `/appearance/${name}`;

/** Paths of the look in the account. */
export const appearancePaths: readonly string[] = followed.map(pathOf);

/** What {@link followAppearance} works with. */
export interface AppearanceOptions {
  store: LocalStore;
  copies: Copies;
  prefix: string;
  userRef: string;
  /** Hears of a path whose copy was changed here. */
  changed: (path: string) => void;
}

/** The line between the look in this browser and the user's account. */
export interface AppearanceLine {
  /** To be called before the account is asked: what the user chose since the last visit is a change of theirs. */
  noteChanges(): void;
  /** From now on each hears of the other. To be called when the account's values are known; gives the way to stop. */
  connect(): () => void;
}

/** Keeps what pages are drawn with in this browser, where it is there before anything is asked for, the same as in the account. */
export function followAppearance(options: AppearanceOptions): AppearanceLine {
  const { store, copies, prefix, userRef, changed } = options;
  const owner = store.read(OWNER);
  const isOwn = owner === undefined || owner === userRef;

  /** `null` is the choice of none; the account of who never chose has nothing. */
  const here = (name: Followed): string => JSON.stringify(store.read(name) ?? null);

  function toAccount(name: Followed): void {
    if (copies.read(pathOf(name)) === here(name)) return;
    copies.change(pathOf(name), here(name));
    changed(pathOf(name));
  }

  function toBrowser(name: Followed): void {
    const value = parseText(copies.read(pathOf(name)));
    if (value !== undefined && JSON.stringify(value) !== here(name)) store.write(name, value ?? undefined);
  }

  return {
    noteChanges() {
      for (const name of isOwn ? followed : []) {
        if (copies.read(pathOf(name))) toAccount(name);
      }
    },
    connect() {
      for (const name of followed) {
        if (copies.read(pathOf(name))) toBrowser(name);
        else if (isOwn && store.read(name) !== undefined) toAccount(name);
      }
      store.write(OWNER, userRef);
      return store.listen((key, isElsewhere) => {
        for (const name of followed) {
          // Of a change in another tab, that tab tells the account.
          if (key === name && !isElsewhere) toAccount(name);
          if (key === prefix + pathOf(name)) toBrowser(name);
        }
      });
    },
  };
}

/** The choice in a copy; `undefined` for what is none. */
function parseText(text: string | undefined): string | null | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'string' || value === null ? value : undefined;
  } catch {
    return undefined;
  }
}
