import type { FetchApi } from '#sdk';
import { createTabChannel } from '../../../session/tabChannel';
import type { LocalStore } from '../../localStore/createLocalStore';
import { forgetCopies, listKeptNames } from '../forgetCopies';
import { type AccountSync, COPIES, UNSENT } from '../storagePlace';
import { tellTrouble, type TellTroubleOptions } from '../tellTrouble';
import { createAccountSync } from './createAccountSync';
import { createCopies } from './createCopies';
import { createSettingsClient, type SettingsClient } from './createSettingsClient';
import { appearancePaths, followAppearance } from './followAppearance';

import { moveBrowserValues } from './moveBrowserValues';

const ABSENT_UNTIL = 'userSettingsAbsentUntil';
const A_DAY = 24 * 60 * 60_000;

/** What {@link keepAccount} works with. */
export interface AccountOptions extends TellTroubleOptions {
  store: LocalStore;
  /** What the copies of the user's settings lie below. */
  prefix: string;
  wanted: ReadonlySet<string>;
  fetchApi: FetchApi;
}

/** Begins to keep the copies in this browser and the settings of the user's account the same. */
export function keepAccount(options: AccountOptions): AccountSync {
  const { store, prefix, wanted } = options;
  const userRef = prefix.slice(COPIES.length);
  const names = listKeptNames();
  const copies = createCopies(store, prefix);
  const moved = moveBrowserValues(store, names, prefix);
  const sync = createAccountSync({
    copies,
    client: rememberAbsence(createSettingsClient(options.fetchApi), store),
    wanted: [...wanted, ...appearancePaths],
    unsent: [...listUnsent(names, prefix), ...moved],
    report: (trouble, error) => tellTrouble(options, trouble, error.message),
    alone: (path, act) => navigator.locks?.request(`${prefix}${path}`, act) ?? act(),
  });
  const look = followAppearance({ store, copies, prefix, userRef, changed: (path) => sync.changed(path) });
  forgetCopies(prefix);
  look.noteChanges();
  const stops = [() => sync.stop()];
  void sync.known.then(() => {
    stops.push(look.connect());
  });
  // A backend that is away is asked again; until then the copies serve.
  void sync.refresh().catch(() => undefined);
  followPage(
    () => sync.wake(),
    () => {
      for (const stop of stops) stop();
      forgetCopies();
    },
  );
  return sync;
}

function listUnsent(names: readonly string[], prefix: string): string[] {
  const mark = `${UNSENT}${prefix}/`;
  return names.filter((name) => name.startsWith(mark)).map((name) => name.slice(mark.length - 1));
}

/** Asks a backend that keeps no settings again after a day, not on every page that is opened. */
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

/** Hears when the user comes back to the page, and when they leave the portal, in whichever tab. */
function followPage(onBack: () => void, onLeave: () => void): void {
  const wake = (): void => {
    if (document.visibilityState === 'visible') onBack();
  };
  document.addEventListener('visibilitychange', wake);
  globalThis.addEventListener('focus', wake);
  globalThis.addEventListener('online', wake);
  createTabChannel('user').listen(({ type }) => type === 'signed-out' && onLeave());
}
