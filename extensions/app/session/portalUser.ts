import { forgetCopies } from '../api/storage/forgetCopies';
import { savedProvider } from './savedProvider';
import { signedOutMark } from './signedOutMark';
import { createTabChannel, type TabMessage } from './tabChannel';

const EPOCH = 'signedOutAt';
const USER = 'user';

/** Who uses the portal in this tab, and what other tabs say of it. */
export interface PortalUser {
  /** The provider that the user signed in by. */
  provider(): string | undefined;
  /** From now on this is the user. A sign-out in another tab locks this one, and another user there is taken over here. */
  enter(provider: string, userEntityRef: string, onWake: () => void): void;
  /** Hears who the session's user is now; for another one than who entered, the portal is drawn anew. */
  confirm(userEntityRef: string): void;
  /** Ends the user's stay in all tabs of this browser, and forgets what they left behind. */
  leave(): void;
  /** Hears who signed in in another tab. Returns the way to stop. */
  listen(listener: (provider: string) => void): () => void;
}

/** Creates the keeper of who uses the portal. `reload` draws the portal anew, with nothing of before in memory. */
export function createPortalUser(reload: () => void): PortalUser {
  const channel = createTabChannel('user');
  let present: string | undefined;
  let enteredBy: string | undefined;
  let onWake: () => void = () => {};
  let epoch = readEpoch();
  let hasLeft = false;

  function lock(): void {
    if (present === undefined) return;
    // Both lines, and the storage, tell of it; once is enough.
    present = undefined;
    // What stands on the screen is not the next user's to see while the page is being loaded.
    document.body.hidden = true;
    forgetTraces();
    signedOutMark.set(true);
    reload();
  }

  function hear(message: TabMessage): void {
    if (message.type === 'signed-out') lock();
    if (message.type === 'signed-in') confirm(message.user);
  }

  function confirm(user: string): void {
    if (present === undefined || user === present) return;
    present = undefined;
    document.body.hidden = true;
    forgetTraces();
    reload();
  }

  /** A page that the browser kept aside heard nothing of a sign-out meanwhile. */
  function compareEpochs(): boolean {
    const isSame = readEpoch() === epoch;
    if (!isSame) lock();
    return isSame;
  }

  function wake(): void {
    if (present !== undefined && document.visibilityState === 'visible' && compareEpochs()) onWake();
  }

  channel.listen(hear);
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    // Only a page that the browser kept aside: one that is being left is led where the sign-out ends.
    if (persisted && hasLeft) reload();
    else if (persisted) wake();
  });
  globalThis.addEventListener('online', wake);
  // A machine that slept with this tab in front wakes with it in front, and no tab has become visible.
  globalThis.addEventListener('focus', wake);
  globalThis.addEventListener('storage', ({ key }) => key === EPOCH && compareEpochs());
  document.addEventListener('visibilitychange', wake);

  return {
    provider: () => enteredBy,
    enter(provider, userEntityRef, renew) {
      signedOutMark.set(false);
      takeTab(userEntityRef);
      epoch = readEpoch();
      present = userEntityRef;
      enteredBy = provider;
      onWake = renew;
      channel.send({ type: 'signed-in', provider, user: userEntityRef });
    },
    confirm,
    leave() {
      present = undefined;
      hasLeft = true;
      forgetTraces();
      signedOutMark.set(true);
      savedProvider.write(undefined);
      writeEpoch();
      channel.send({ type: 'signed-out' });
    },
    listen: (listener) =>
      channel.listen((message) => message.type === 'signed-in' && listener(message.provider)),
  };
}

let portalUser: PortalUser | undefined;

/** The keeper of this tab. */
export function openPortalUser(): PortalUser {
  portalUser ??= createPortalUser(() => globalThis.location.reload());
  return portalUser;
}

/** Makes this tab the user's. What somebody left in it whose session ended without a sign-out is forgotten. */
function takeTab(userEntityRef: string): void {
  try {
    const before = sessionStorage.getItem(USER);
    if (before !== null && before !== userEntityRef) sessionStorage.clear();
    sessionStorage.setItem(USER, userEntityRef);
  } catch {
    // Without storage nobody left anything.
  }
}

/** Drafts of forms and whatever else was kept for this visit. */
function forgetTraces(): void {
  forgetCopies();
  try {
    sessionStorage.clear();
  } catch {
    // Without storage nothing was kept.
  }
}

function readEpoch(): string | null {
  try {
    return localStorage.getItem(EPOCH);
  } catch {
    return null;
  }
}

function writeEpoch(): void {
  try {
    localStorage.setItem(EPOCH, String(Date.now()));
  } catch {
    // Other open tabs still hear of it over their own line.
  }
}
