import { EPOCH_KEY } from './signOutEpoch';

/** Events of {@link watchPage}. */
export interface PageEvents {
  /** The page may have been suspended: the user returned to it, or the machine is online again. */
  onWake: () => void;
  /** The browser restored the page from its cache. */
  onRestore: () => void;
  /** Another tab recorded a sign-out. */
  onSignOutElsewhere: () => void;
}

/** Watches this page until it unloads. */
export function watchPage({ onWake, onRestore, onSignOutElsewhere }: PageEvents): void {
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onRestore();
  });
  globalThis.addEventListener('online', onWake);
  // If a machine sleeps while this tab is visible, there is no visibility change when it wakes up.
  globalThis.addEventListener('focus', onWake);
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === EPOCH_KEY) onSignOutElsewhere();
  });
  document.addEventListener('visibilitychange', onWake);
}
