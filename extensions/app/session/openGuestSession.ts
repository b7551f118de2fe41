import type { DiscoveryApi } from '#sdk';
import type { RefreshableIdentity } from '../api/identity/refreshableIdentity';
import { createSessionIdentity } from './createSessionIdentity';
import { createSessionKeeper } from './createSessionKeeper';
import { fetchGuestSession } from './fetchGuestSession';
import { loadOncePerBrowser } from './loadOncePerBrowser';
import { isDueForRefresh } from './session';
import { signedOutMark } from './signedOutMark';
import { createTabChannel } from './tabChannel';

const PROVIDER = 'guest';

/** A guest's way into the portal. */
export interface GuestSession {
  /** Begins to fetch the session before anyone enters, unless the user signed out. */
  prepare(): void;
  /** Fetches the session and gives its identity; throws what the backend answered instead. */
  enter(): Promise<RefreshableIdentity>;
}

const opened = new WeakMap<DiscoveryApi, GuestSession>();

/**
 * Gives the guest's session at a backend. There is one in each tab, and the tabs share it: one of them fetches for all, and
 * leaving one leaves all.
 */
export function openGuestSession(discovery: DiscoveryApi): GuestSession {
  const session = opened.get(discovery) ?? createGuestSession(discovery);
  opened.set(discovery, session);
  return session;
}

function createGuestSession(discovery: DiscoveryApi): GuestSession {
  const channel = createTabChannel(PROVIDER);
  const keeper = createSessionKeeper({
    load: () =>
      loadOncePerBrowser({
        provider: PROVIDER,
        channel,
        load: () => fetchGuestSession({ discovery }),
        locks: globalThis.navigator.locks,
      }),
  });

  channel.listen((message) => {
    if (message.type === 'session') keeper.adopt(message.session);
    if (message.type === 'session-wanted') {
      const session = keeper.peek();
      if (session !== undefined && !isDueForRefresh(session, Date.now()))
        channel.send({ type: 'session', session });
    }
    if (message.type === 'signed-out') {
      signedOutMark.set(true);
      globalThis.location.reload();
    }
  });

  const identity = createSessionIdentity({
    keeper,
    async signOut() {
      signedOutMark.set(true);
      channel.send({ type: 'signed-out' });
    },
  });

  let prepared: Promise<unknown> | undefined;

  return {
    prepare() {
      if (prepared !== undefined || keeper.peek() !== undefined || signedOutMark.isSet()) return;
      prepared = keeper.get();
      // Who enters hears of a failure.
      prepared.catch(() => undefined);
    },
    async enter() {
      const begun = prepared;
      prepared = undefined;
      await (begun ?? keeper.get());
      signedOutMark.set(false);
      return identity;
    },
  };
}
