import type { DiscoveryApi } from '#sdk';
import { createSessionManager, type SessionManager } from './createSessionManager';
import { type EarlySession, printSessionUrl, savedSessionUrl, takeEarlySession } from './earlySession';
import { fetchSession, type FetchSessionOptions } from './fetchSession';
import { loadOncePerBrowser } from './loadOncePerBrowser';
import { hasScopes, isDueForRefresh, type Session } from './session';
import { createSessionChannel, type SessionChannel } from './sessionChannel';

type Listener = (session: Session | undefined, before: Session | undefined) => void;

/** The session with one provider. It is renewed by the backend, without options the user. */
export interface ProviderSession extends Omit<SessionManager, 'drop'> {
  /** Uses a session from a sign-in, in all tabs. */
  accept(session: Session): void;
  /** Drops the session in all tabs. */
  end(): void;
  /** Reports each new session, and when it ends. */
  listen(listener: Listener): () => void;
}

/** How sessions are requested from a provider. */
export interface ProviderSessionOptions extends Pick<FetchSessionOptions, 'baseFetch'> {
  /** Returns the request parameters for a session with these scopes. */
  query?: (scopes: readonly string[]) => Record<string, string>;
  renewWithin?: number;
}

const opened = new WeakMap<DiscoveryApi, Map<string, ProviderSession>>();

/**
 * Returns the session with a provider. Each tab has one, and the tabs share it: one tab fetches for all, and it ends in
 * all tabs. The first call determines how it is requested.
 */
export function openProviderSession(
  discovery: DiscoveryApi,
  provider: string,
  options: ProviderSessionOptions = {},
): ProviderSession {
  const sessions = opened.get(discovery) ?? new Map<string, ProviderSession>();
  opened.set(discovery, sessions);
  const session = sessions.get(provider) ?? createProviderSession(discovery, provider, options);
  sessions.set(provider, session);
  return session;
}

function createProviderSession(
  discovery: DiscoveryApi,
  provider: string,
  { query, baseFetch, renewWithin }: ProviderSessionOptions,
): ProviderSession {
  const channel = createSessionChannel(provider);
  const listeners = new Set<Listener>();
  let endings = 0;
  const manager = createSessionManager({
    async load({ scopes, refusedToken }) {
      const begun = endings;
      const request = { discovery, provider, query: query?.(scopes) };
      const mayShare = (): boolean => begun === endings;
      const url = printSessionUrl(await discovery.getBaseUrl('auth'), provider, request.query);
      const started = await loadEarly(url, request);
      if (started !== undefined) {
        if (mayShare()) channel.send({ type: 'session', session: started.session });
        started.release();
        return started.session;
      }
      // For the next visit.
      if (query && scopes.length === 0) savedSessionUrl.write(url);
      return loadOncePerBrowser({
        provider,
        channel,
        load: () => fetchSession({ ...request, baseFetch }),
        isWanted: (session) => hasScopes(session, scopes) && session.token !== refusedToken,
        mayShare,
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
    manager.drop();
  };
  answerOtherTabs(channel, { ...manager, drop: forget });

  return {
    ...manager,
    accept(session) {
      manager.adopt(session);
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

/** Returns the session that was requested before the app was loaded, if there is one. */
async function loadEarly(
  url: string,
  request: Pick<FetchSessionOptions, 'discovery' | 'provider' | 'query'>,
): Promise<(Pick<EarlySession, 'release'> & { session: Session }) | undefined> {
  const early = takeEarlySession(url);
  const response = await early?.response;
  if (early === undefined || response === undefined) return undefined;
  try {
    const session = await fetchSession({ ...request, baseFetch: async () => response });
    return { release: early.release, session };
  } catch (error) {
    early.release();
    throw error;
  }
}

function answerOtherTabs(channel: SessionChannel, manager: SessionManager): void {
  channel.listen((message) => {
    if (message.type === 'session') manager.adopt(message.session);
    if (message.type === 'signed-out') manager.drop();
    if (message.type !== 'session-wanted') return;
    const session = manager.peek();
    if (session !== undefined && !isDueForRefresh(session, Date.now()))
      channel.send({ type: 'session', session });
  });
}
