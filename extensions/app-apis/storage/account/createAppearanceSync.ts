import type { LocalStore } from '../../localStore/createLocalStore';
import type { Copies } from './createCopies';

/** Appearance settings that are synced with the account, by their key in this browser. */
const followed = ['theme', 'language', 'sidebarPinState'] as const;
const OWNER = 'appearanceOf';

type Followed = (typeof followed)[number];

const pathOf = (name: Followed): string => `/appearance/${name}`;

/** Paths of the appearance settings in the account. */
export const appearancePaths: readonly string[] = followed.map(pathOf);

/** Options of {@link createAppearanceSync}. */
export interface AppearanceOptions {
  store: LocalStore;
  copies: Copies;
  prefix: string;
  userRef: string;
  /** Called with a path whose copy was changed here. */
  changed: (path: string) => void;
}

/** Syncs appearance settings in this browser with the user's account. */
export interface AppearanceSync {
  /**
   * Call before the account is loaded. Copies selections since the last visit into the account, and syncs later ones in both
   * directions. Returns a function that stops.
   */
  start(): () => void;
  /** Call when the account's values are loaded. */
  connect(): void;
}

/**
 * Syncs the appearance settings of this browser with the account. They stay in the browser, so that a page can render
 * without waiting for the backend.
 */
export function createAppearanceSync(options: AppearanceOptions): AppearanceSync {
  const { store, copies, prefix, userRef, changed } = options;
  const owner = store.read(OWNER);
  const isOwn = owner === undefined || owner === userRef;

  /** `null` is an explicit choice of the default. An account without a choice has no value. */
  const here = (name: Followed): string => JSON.stringify(store.read(name) ?? null);

  function copyToAccount(name: Followed): void {
    if (copies.read(pathOf(name)) === here(name)) return;
    copies.change(pathOf(name), here(name));
    changed(pathOf(name));
  }

  function copyToBrowser(name: Followed): void {
    const value = parseText(copies.read(pathOf(name)));
    if (value !== undefined && JSON.stringify(value) !== here(name)) store.write(name, value ?? undefined);
  }

  return {
    start() {
      for (const name of isOwn ? followed : []) {
        if (copies.read(pathOf(name))) copyToAccount(name);
      }
      return store.listen((key, isElsewhere) => {
        for (const name of followed) {
          // Another tab syncs its own changes with the account.
          if (key === name && !isElsewhere) copyToAccount(name);
          if (key === prefix + pathOf(name)) copyToBrowser(name);
        }
      });
    },
    connect() {
      for (const name of followed) {
        if (copies.read(pathOf(name))) copyToBrowser(name);
        else if (isOwn && store.read(name) !== undefined) copyToAccount(name);
      }
      store.write(OWNER, userRef);
    },
  };
}

/** Parses a copy. Returns `undefined` if it is not a valid choice. */
function parseText(text: string | undefined): string | null | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'string' || value === null ? value : undefined;
  } catch {
    return undefined;
  }
}
