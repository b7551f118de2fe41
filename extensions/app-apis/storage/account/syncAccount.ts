import type { FetchApi } from '#sdk';
import { createUserChannel } from '../../tabs/userChannel';
import type { LocalStore } from '../../localStore/createLocalStore';
import { removeCopies, listStoredKeys } from '../removeCopies';
import { type AccountSync, COPIES, UNSENT } from '../userStore';
import { notifyStorageFailure, type NotifyOptions } from '../notifyStorageFailure';
import { createAccountSync } from './createAccountSync';
import { createCopies } from './createCopies';
import { createSettingsClient, type SettingsClient } from './createSettingsClient';
import { appearancePaths, createAppearanceSync } from './createAppearanceSync';

import { moveBrowserValues } from './moveBrowserValues';

const ABSENT_UNTIL = 'userSettingsAbsentUntil';
const A_DAY = 24 * 60 * 60_000;

/** Options of {@link syncAccount}. */
export interface AccountOptions extends NotifyOptions {
  store: LocalStore;
  /** Key prefix of the copies of the user's settings. */
  prefix: string;
  wanted: ReadonlySet<string>;
  fetchApi: FetchApi;
}

/** Starts to sync the copies in this browser with the settings of the user's account. */
export function syncAccount(options: AccountOptions): AccountSync {
  const { store, prefix, wanted } = options;
  const userRef = prefix.slice(COPIES.length);
  const names = listStoredKeys();
  const copies = createCopies(store, prefix);
  const moved = moveBrowserValues(store, names, prefix);
  const sync = createAccountSync({
    copies,
    client: rememberAbsence(createSettingsClient(options.fetchApi), store),
    wanted: [...wanted, ...appearancePaths],
    unsent: [...listUnsent(names, prefix), ...moved],
    report: (failure, error) => notifyStorageFailure(options, failure, error.message),
    runExclusive: (path, act) => navigator.locks?.request(`${prefix}${path}`, act) ?? act(),
  });
  const appearance = createAppearanceSync({
    store,
    copies,
    prefix,
    userRef,
    changed: (path) => sync.changed(path),
  });
  removeCopies(prefix);
  const stops = [appearance.start(), () => sync.stop()];
  void sync.known.then(() => appearance.connect());
  // If the backend is down, sync retries. Until then, the copies are used.
  void sync.refresh().catch(() => undefined);
  observePage(
    () => sync.wake(),
    () => {
      for (const stop of stops) stop();
      removeCopies();
    },
  );
  return sync;
}

function listUnsent(names: readonly string[], prefix: string): string[] {
  const mark = `${UNSENT}${prefix}/`;
  return names.filter((name) => name.startsWith(mark)).map((name) => name.slice(mark.length - 1));
}

/** Checks only once a day whether a backend without settings supports them now. */
function rememberAbsence(client: SettingsClient, store: LocalStore): SettingsClient {
  return {
    ...client,
    async read(paths) {
      if (Number(store.read(ABSENT_UNTIL) ?? 0) > Date.now()) return undefined;
      const found = await client.read(paths);
      if (found === undefined) store.write(ABSENT_UNTIL, `${Date.now() + A_DAY}`);
      return found;
    },
  };
}

/** Reports when the user returns to the page, and when they sign out in any tab. */
function observePage(onBack: () => void, onLeave: () => void): void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  document.addEventListener('visibilitychange', wake);
  globalThis.addEventListener('focus', wake);
  globalThis.addEventListener('online', wake);
  createUserChannel().listen(({ type }) => type === 'signed-out' && onLeave());
}
