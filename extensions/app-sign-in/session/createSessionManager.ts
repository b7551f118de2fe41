import { SessionEndedError } from './fetchSession';
import { type ScopedRequest, shareByScopes } from './shareByScopes';
import { hasScopes, isDueForRefresh, remainingTime, type Session } from './session';

const RETRY_AFTER = 10_000;

/** Keeps a session valid. */
export interface SessionManager {
  /** Returns the session. Renews it if it is about to end, and fetches a new one if it lacks a scope. */
  get(scopes?: readonly string[]): Promise<Session>;
  /** Returns a session whose token is not the rejected one. Fetches only if the current session still has that token. */
  renew(refusedToken: string): Promise<Session>;
  /** Uses a session from another tab or from a sign-in, if it is newer. */
  adopt(session: Session): void;
  /** The current session, without a request. */
  peek(): Session | undefined;
  /** Whether there is a session, and it did not end in a failed renewal. */
  isActive(): boolean;
  /** Drops the session, including one that is being fetched. */
  drop(): void;
}

/** The scopes that a new session must have, and the token that was rejected. */
export interface SessionRequest extends ScopedRequest {
  refusedToken?: string;
}

/** Options of {@link createSessionManager}. */
export interface SessionManagerOptions {
  load: (request: SessionRequest) => Promise<Session>;
  /** Called with each new session and the previous one, and with `undefined` when the session ends or its renewal fails. */
  onChange?: (session: Session | undefined, before: Session | undefined) => void;
  /** How long before its end a session is renewed, in ms, if not the default. */
  renewWithin?: number | undefined;
  now?: () => number;
}

/**
 * Creates a session keeper. Simultaneous calls share one request. If a renewal fails while the token is still valid,
 * the session stays in use, and the next attempt is ten seconds later.
 */
export function createSessionManager(options: SessionManagerOptions): SessionManager {
  const { load, onChange, renewWithin, now = Date.now } = options;
  let kept: Session | undefined;
  let generation = 0;
  let failedAt = -Infinity;
  let hasFailed = false;

  function keep(session: Session | undefined): void {
    const before = kept;
    kept = session;
    hasFailed = false;
    onChange?.(session, before);
  }

  /** Reports the end, but keeps the session, because its scopes are requested again at the next sign-in. */
  function noteFailure(error: unknown, isUsable: boolean): void {
    failedAt = now();
    if (kept === undefined || hasFailed || (isUsable && !(error instanceof SessionEndedError))) return;
    hasFailed = true;
    onChange?.(undefined, kept);
  }

  const pending = shareByScopes(async (request: SessionRequest): Promise<Session> => {
    const begun = generation;
    const session = await load(request);
    if (begun !== generation) throw new Error('No session available. Try reloading your browser page.');
    if (!hasScopes(session, request.scopes))
      throw new Error('Refreshed session did not receive the required scopes');
    keep(session);
    return session;
  });

  return {
    async get(scopes = []) {
      const current = kept;
      if (current === undefined || !hasScopes(current, scopes)) return pending.run({ scopes });
      if (!isDueForRefresh(current, now(), renewWithin)) return current;
      const stillGood = remainingTime(current, now()) > 0;
      if (stillGood && now() - failedAt < RETRY_AFTER) return current;
      try {
        return await pending.run({ scopes });
      } catch (error) {
        noteFailure(error, stillGood);
        if (stillGood && kept !== undefined) return current;
        throw error;
      }
    },
    async renew(refusedToken) {
      // The session may have been replaced already when an older token is rejected.
      if (kept !== undefined && kept.token !== refusedToken) return kept;
      // A rejected token is invalid, whatever its lifetime says.
      if (kept !== undefined) kept = { ...kept, lifetime: 0 };
      try {
        return await pending.run({ scopes: [], refusedToken });
      } catch (error) {
        noteFailure(error, false);
        throw error;
      }
    },
    adopt(session) {
      if (kept === undefined || session.receivedAt > kept.receivedAt) keep(session);
    },
    peek: () => kept,
    isActive: () => kept !== undefined && !hasFailed,
    drop() {
      generation += 1;
      pending.forget();
      if (kept !== undefined) keep(undefined);
    },
  };
}
