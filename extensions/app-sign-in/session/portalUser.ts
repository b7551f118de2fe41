import { createUserChannel, removeCopies, type UserMessage } from '#extensions/app-apis';
import { idleMark } from './idleMark';
import { savedProvider } from './savedProvider';
import { signedOutMark } from './signedOutMark';
import { createSignOutEpoch } from './signOutEpoch';
import { claimTab, removeUserData } from './userData';
import { watchPage } from './watchPage';

/** The user of the portal in this tab, in sync with the other tabs of the browser. */
export interface PortalUser {
  /** The provider that the user signed in with. */
  provider(): string | undefined;
  /** Sets the user. A sign-out in another tab then locks this one, and a different user there reloads it. */
  enter(provider: string, userEntityRef: string, onWake: () => void): void;
  /** Updates the user of the session. If it is a different user, the portal reloads. */
  confirm(userEntityRef: string): void;
  /** Signs the user out in all tabs of this browser and removes their data. */
  leave(): void;
  /** Reports sign-ins in other tabs, with their provider. Returns a function that stops listening. */
  listen(listener: (provider: string) => void): () => void;
}

interface CurrentUser {
  user: string;
  /** Checks the session again, after the tab may have been suspended. */
  renew: () => void;
}

/** Creates the user of the portal. `reload` reloads the page, so that nothing stays in memory. */
export function createPortalUser(reload: () => void): PortalUser {
  const channel = createUserChannel();
  const epoch = createSignOutEpoch();
  let current: CurrentUser | undefined;
  let enteredBy: string | undefined;
  let isSignedOut = false;

  /** Signs the user out in this tab. The page is hidden, because the next user must not see it before it reloads. */
  function clear(): void {
    current = undefined;
    document.body.hidden = true;
    removeUserData();
  }

  /** Channel and storage both report a sign-out. The second report has no effect. */
  function lock(): void {
    if (current === undefined) return;
    clear();
    signedOutMark.set(true);
    reload();
  }

  function confirm(user: string): void {
    if (current === undefined || user === current.user) return;
    clear();
    reload();
  }

  function handleMessage(message: UserMessage): void {
    if (message.type === 'signed-out') lock();
    else confirm(message.user);
  }

  function wake(): void {
    if (current === undefined || document.visibilityState !== 'visible') return;
    if (epoch.isCurrent()) current.renew();
    else lock();
  }

  // A response that arrived between the sign-out and the end of the page was stored again.
  if (signedOutMark.isSet()) removeCopies();
  channel.listen(handleMessage);
  watchPage({
    onWake: wake,
    onRestore() {
      // A page that is unloading is already on its way to the sign-out URL and must not reload. A restored page
      // must.
      if (isSignedOut) reload();
      else wake();
    },
    onSignOutElsewhere() {
      if (!epoch.isCurrent()) lock();
    },
  });

  return {
    provider: () => enteredBy,
    enter(provider, user, renew) {
      isSignedOut = false;
      idleMark.set(false);
      signedOutMark.set(false);
      claimTab(user);
      epoch.sync();
      current = { user, renew };
      enteredBy = provider;
      channel.send({ type: 'signed-in', provider, user });
    },
    confirm,
    leave() {
      current = undefined;
      isSignedOut = true;
      removeUserData();
      signedOutMark.set(true);
      savedProvider.write(undefined);
      epoch.advance();
      channel.send({ type: 'signed-out' });
    },
    listen: (listener) =>
      channel.listen((message) => message.type === 'signed-in' && listener(message.provider)),
  };
}

let portalUser: PortalUser | undefined;

/** Returns the user of this tab. */
export function openPortalUser(): PortalUser {
  portalUser ??= createPortalUser(() => globalThis.location.reload());
  return portalUser;
}
