import { hasScopes, isDueForRefresh, remainingTime, type Session } from './session';

const RETRY_AFTER = 10_000;

/** Keeps one session alive. */
export interface SessionKeeper {
  /** The session, renewed first when it is about to end, or fetched anew when it lacks one of the scopes. */
  get(scopes?: readonly string[]): Promise<Session>;
  /** A session with another token than the refused one; fetched only when the kept one still has that token. */
  renew(refusedToken: string): Promise<Session>;
  /** Takes a session that another tab fetched, or that a sign-in gave, when it is newer. */
  adopt(session: Session): void;
  /** What is kept now, without fetching. */
  peek(): Session | undefined;
  /** Forgets the session; what is under way for it is dropped when it arrives. */
  drop(): void;
}

/** What a session that is to be fetched must not lack, and which one is of no use. */
export interface SessionWish {
  scopes: readonly string[];
  refusedToken?: string;
}

/** What {@link createSessionKeeper} works with. */
export interface SessionKeeperOptions {
  load: (wish: SessionWish) => Promise<Session>;
  /** Hears of each session that is kept from now on, with the one before, and of its end. */
  onChange?: (session: Session | undefined, before: Session | undefined) => void;
  /** Milliseconds before its end at which a session is renewed, where they are not the ordinary ones. */
  renewWithin?: number | undefined;
  now?: () => number;
}

/**
 * Creates the keeper of a session. However many ask at once, one request goes out. When a renewal fails while the old
 * token is still good, the old session serves on, and the next attempt waits ten seconds.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { load, onChange, renewWithin, now = Date.now } = options;
  let kept: Session | undefined;
  let loading: { promise: Promise<Session>; scopes: readonly string[] } | undefined;
  let generation = 0;
  let failedAt = -Infinity;

  function keep(session: Session | undefined): void {
    const before = kept;
    kept = session;
    onChange?.(session, before);
  }

  async function fetchNow(wish: SessionWish): Promise<Session> {
    const begun = generation;
    const session = await load(wish);
    if (begun !== generation) throw new Error('No session available. Try reloading your browser page.');
    if (!hasScopes(session, wish.scopes))
      throw new Error('Refreshed session did not receive the required scopes');
    keep(session);
    return session;
  }

  function fetchOnce(wish: SessionWish): Promise<Session> {
    const pending = loading;
    if (pending !== undefined && wish.scopes.every((scope) => pending.scopes.includes(scope)))
      return pending.promise;
    const promise = fetchNow(wish).finally(() => {
      if (loading?.promise === promise) loading = undefined;
    });
    loading = { promise, scopes: wish.scopes };
    return promise;
  }

  return {
    async get(scopes = []) {
      const current = kept;
      if (current === undefined || !hasScopes(current, scopes)) return fetchOnce({ scopes });
      if (!isDueForRefresh(current, now(), renewWithin)) return current;
      const stillGood = remainingTime(current, now()) > 0;
      if (stillGood && now() - failedAt < RETRY_AFTER) return current;
      try {
        return await fetchOnce({ scopes });
      } catch (error) {
        failedAt = now();
        if (stillGood && kept !== undefined) return current;
        throw error;
      }
    },
    async renew(refusedToken) {
      // A late refusal of an older token says nothing about the session that replaced it.
      if (kept !== undefined && kept.token !== refusedToken) return kept;
      // Whatever its own clock says, a token that is refused is over.
      if (kept !== undefined) kept = { ...kept, lifetime: 0 };
      return fetchOnce({ scopes: [], refusedToken });
    },
    adopt(session) {
      if (kept === undefined || session.receivedAt > kept.receivedAt) keep(session);
    },
    peek: () => kept,
    drop() {
      generation += 1;
      loading = undefined;
      if (kept !== undefined) keep(undefined);
    },
  };
}
