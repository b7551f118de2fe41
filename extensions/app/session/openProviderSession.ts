import type { DiscoveryApi } from '#sdk';
import { createSessionKeeper, type SessionKeeper } from './createSessionKeeper';
import { fetchSession, type FetchSessionOptions } from './fetchSession';
import { loadOncePerBrowser } from './loadOncePerBrowser';
import { hasScopes, isDueForRefresh, type Session } from './session';
import { createTabChannel, type TabChannel } from './tabChannel';

type Listener = (session: Session | undefined, before: Session | undefined) => void;

/** The session at one provider, kept alive by the backend alone, without a question to the user. */
export interface ProviderSession extends Omit<SessionKeeper, 'drop'> {
  /** Begins to fetch the session before anyone needs it. */
  prepare(): void;
  /** The session that was prepared, or one that is fetched now. */
  enter(): Promise<Session>;
  /** Takes what a sign-in gave, for all tabs. */
  accept(session: Session): void;
  /** Forgets the session in all tabs. */
  end(): void;
  /** Tells of each session that is kept from now on, and of its end. */
  listen(listener: Listener): () => void;
}

/** How a provider is asked for a session. */
export interface ProviderAsking extends Pick<FetchSessionOptions, 'baseFetch'> {
  /** The parameters for a session with these scopes. */
  query?: (scopes: readonly string[]) => Record<string, string>;
  renewWithin?: number;
}

const opened = new WeakMap<DiscoveryApi, Map<string, ProviderSession>>();

/**
 * Gives the session at a provider. There is one in each tab, and the tabs share it: one of them fetches for all, and what
 * ends it in one ends it in all. The first who opens it says how it is asked for.
 */
export function openProviderSession(
  discovery: DiscoveryApi,
  provider: string,
  asking: ProviderAsking = {},
): ProviderSession {
  const sessions = opened.get(discovery) ?? new Map<string, ProviderSession>();
  opened.set(discovery, sessions);
  const session = sessions.get(provider) ?? createProviderSession(discovery, provider, asking);
  sessions.set(provider, session);
  return session;
}

function createProviderSession(
  discovery: DiscoveryApi,
  provider: string,
  { query, baseFetch, renewWithin }: ProviderAsking,
): ProviderSession {
  const channel = createTabChannel(provider);
  const listeners = new Set<Listener>();
  let endings = 0;
  const keeper = createSessionKeeper({
    load: ({ scopes, refusedToken }) => {
      const begun = endings;
      return loadOncePerBrowser({
        provider,
        channel,
        load: () => fetchSession({ discovery, provider, query: query?.(scopes), baseFetch }),
        isWanted: (session) => hasScopes(session, scopes) && session.token !== refusedToken,
        mayShare: () => begun === endings,
        locks: globalThis.navigator.locks,
      });
    },
    renewWithin,
    onChange(session, before) {
      for (const listener of Array.from(listeners)) listener(session, before);
    },
  });
  const forget = (): void => {
    endings += 1;
    keeper.drop();
  };
  answerOtherTabs(channel, { ...keeper, drop: forget });
  let prepared: Promise<Session> | undefined;

  return {
    ...keeper,
    prepare() {
      if (prepared !== undefined || keeper.peek() !== undefined) return;
      prepared = keeper.get();
      // Who enters hears of a failure.
      prepared.catch(() => undefined);
    },
    enter() {
      const begun = prepared;
      prepared = undefined;
      return begun ?? keeper.get();
    },
    accept(session) {
      keeper.adopt(session);
      channel.send({ type: 'session', session });
    },
    end() {
      forget();
      channel.send({ type: 'signed-out' });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function answerOtherTabs(channel: TabChannel, keeper: SessionKeeper): void {
  channel.listen((message) => {
    if (message.type === 'session') keeper.adopt(message.session);
    if (message.type === 'signed-out') keeper.drop();
    if (message.type !== 'session-wanted') return;
    const session = keeper.peek();
    if (session !== undefined && !isDueForRefresh(session, Date.now()))
      channel.send({ type: 'session', session });
  });
}
