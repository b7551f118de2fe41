import type { AuthRequestOptions } from '#sdk';
import { SessionEndedError } from './fetchSession';
import type { ProviderSession } from './openProviderSession';
import { hasScopes, type Session } from './session';
import type { Consent, Login } from './createConsent';

/** Returns sessions, and asks the user to sign in if the backend has none. */
export interface SessionSource {
  get(scopes: readonly string[], options?: AuthRequestOptions): Promise<Session | undefined>;
  /** Returns a session whose token is not the rejected one. */
  renew(refusedToken: string): Promise<Session>;
}

/** Options of {@link createSessionSource}. */
export interface SessionSourceOptions {
  session: ProviderSession;
  login: Login;
  consent: Consent;
}

/**
 * Creates the source of sessions: the current one, else one from the backend, else one after the user signs in. The
 * user is not asked if the backend fails.
 */
export function createSessionSource({ session, login, consent }: SessionSourceOptions): SessionSource {
  return {
    async get(scopes, { optional = false, instantPopup = false } = {}) {
      // While the user is being asked, the backend has no session.
      if (consent.isAsking() && !optional && !instantPopup) return consent.ask(scopes);
      const isToAskAtOnce = instantPopup && session.peek() === undefined;
      const found = isToAskAtOnce ? undefined : await findSession(session, scopes);
      if (found !== undefined) return found;
      if (instantPopup) return login(scopes);
      return optional ? undefined : consent.ask(scopes);
    },
    async renew(refusedToken) {
      if (consent.isAsking()) return consent.ask([]);
      try {
        return await session.renew(refusedToken);
      } catch (error) {
        if (error instanceof SessionEndedError) return consent.ask([]);
        throw error;
      }
    },
  };
}

/** Returns the session without asking the user; `undefined` if there is none. */
async function findSession(
  session: ProviderSession,
  scopes: readonly string[],
): Promise<Session | undefined> {
  const kept = session.peek();
  // Additional scopes require the user's consent.
  if (kept !== undefined && !hasScopes(kept, scopes)) return undefined;
  try {
    return await session.get(scopes);
  } catch (error) {
    if (error instanceof SessionEndedError || (kept === undefined && isLackOfScopes(error))) return undefined;
    throw error;
  }
}

function isLackOfScopes(error: unknown): boolean {
  return error instanceof Error && error.message.includes('required scopes');
}
