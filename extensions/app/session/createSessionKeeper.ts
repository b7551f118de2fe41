import { isDueForRefresh, remainingTime, type Session } from './session';

const RETRY_AFTER = 10_000;

/** Keeps one session alive. */
export interface SessionKeeper {
  /** The session, renewed first when it is about to end. */
  get(): Promise<Session>;
  /** A session with another token than the refused one; fetched only when the kept one still has that token. */
  renew(refusedToken: string): Promise<Session>;
  /** Takes a session that another tab fetched. */
  adopt(session: Session): void;
  /** What is kept now, without fetching. */
  peek(): Session | undefined;
}

/** What {@link createSessionKeeper} works with. */
export interface SessionKeeperOptions {
  load: () => Promise<Session>;
  now?: () => number;
}

/**
 * Creates the keeper of a session. However many ask at once, one request goes out. When a renewal fails while the old
 * token is still good, the old session serves on, and the next attempt waits ten seconds.
 */
export function createSessionKeeper({ load, now = Date.now }: SessionKeeperOptions): SessionKeeper {
  let kept: Session | undefined;
  let loading: Promise<Session> | undefined;
  let failedAt = -Infinity;

  function fetchOnce(): Promise<Session> {
    loading ??= load()
      .then((session) => (kept = session))
      .finally(() => (loading = undefined));
    return loading;
  }

  return {
    async get() {
      const current = kept;
      if (current === undefined) return fetchOnce();
      if (!isDueForRefresh(current, now())) return current;
      const stillGood = remainingTime(current, now()) > 0;
      if (stillGood && now() - failedAt < RETRY_AFTER) return current;
      try {
        return await fetchOnce();
      } catch (error) {
        failedAt = now();
        if (stillGood) return current;
        throw error;
      }
    },
    async renew(refusedToken) {
      // A late refusal of an older token says nothing about the session that replaced it.
      if (kept !== undefined && kept.token !== refusedToken) return kept;
      return fetchOnce();
    },
    adopt(session) {
      if (kept === undefined || session.receivedAt > kept.receivedAt) kept = session;
    },
    peek: () => kept,
  };
}
