import type { AuthProviderInfo, AuthRequestOptions, OAuthRequestApi } from '#sdk';
import { SessionEndedError } from '../../../session/fetchSession';
import type { ProviderSession } from '../../../session/openProviderSession';
import { hasScopes, isDueForRefresh, type Session } from '../../../session/session';
import type { Login } from './createLogin';

const ASK_AGAIN_AFTER = 10_000;

/** Gives sessions, and asks the user for one where the backend has none. */
export interface SessionDemand {
  get(scopes: readonly string[], options?: AuthRequestOptions): Promise<Session | undefined>;
  /** A session with another token than the refused one. */
  renew(refusedToken: string): Promise<Session>;
}

/** What {@link createSessionDemand} works with. */
export interface SessionDemandOptions {
  provider: AuthProviderInfo;
  session: ProviderSession;
  login: Login;
  requests: OAuthRequestApi;
}

/**
 * Creates the way from a wish for a session to one: what is kept, what the backend gives without a question, what the user
 * gives by signing in. A failing backend is no reason to ask the user.
 */
export function createSessionDemand(options: SessionDemandOptions): SessionDemand {
  const { provider, session, login, requests } = options;
  const requester = requests.createAuthRequester<Session>({
    provider,
    onAuthRequest: async (scopes) => arrived([...scopes]) ?? login([...scopes]),
  });
  let asking: Promise<unknown> | undefined;
  let refusal: { error: Error; at: number } | undefined;

  /** Who refused is left alone for a moment: a page that asks by itself must not open the dialog again and again. */
  async function ask(scopes: readonly string[]): Promise<Session> {
    if (refusal !== undefined && Date.now() - refusal.at < ASK_AGAIN_AFTER) throw refusal.error;
    const answer = requester(new Set(scopes));
    asking = answer;
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Error && error.name === 'RejectedError') refusal = { error, at: Date.now() };
      throw error;
    } finally {
      if (asking === answer) asking = undefined;
    }
  }

  /** What came meanwhile from a sign-in in another tab. */
  function arrived(scopes: readonly string[]): Session | undefined {
    const kept = session.peek();
    const isGood = kept !== undefined && hasScopes(kept, scopes) && !isDueForRefresh(kept, Date.now());
    return isGood ? kept : undefined;
  }

  session.listen((now) => {
    if (now === undefined || asking === undefined) return;
    const subscription = requests.authRequest$().subscribe((pending) => {
      const request = pending.find((candidate) => candidate.provider.id === provider.id);
      // What is told at once is all that counts.
      if (request !== undefined && arrived([]) !== undefined) void request.trigger().catch(() => undefined);
    });
    subscription.unsubscribe();
  });

  /** What there is without a question; `undefined` when there is nothing. */
  async function find(scopes: readonly string[]): Promise<Session | undefined> {
    const kept = session.peek();
    // More than was granted takes the user's consent.
    if (kept !== undefined && !hasScopes(kept, scopes)) return undefined;
    try {
      return await session.get(scopes);
    } catch (error) {
      if (error instanceof SessionEndedError || (kept === undefined && isLackOfScopes(error)))
        return undefined;
      throw error;
    }
  }

  return {
    async get(scopes, { optional = false, instantPopup = false } = {}) {
      // While the user is being asked, the backend need not be.
      if (asking !== undefined && !optional && !instantPopup) return ask(scopes);
      const isToAskAtOnce = instantPopup && session.peek() === undefined;
      const found = isToAskAtOnce ? undefined : await find(scopes);
      if (found !== undefined) return found;
      if (instantPopup) return login(scopes);
      return optional ? undefined : ask(scopes);
    },
    async renew(refusedToken) {
      if (asking !== undefined) return ask([]);
      try {
        return await session.renew(refusedToken);
      } catch (error) {
        if (error instanceof SessionEndedError) return ask([]);
        throw error;
      }
    },
  };
}

function isLackOfScopes(error: unknown): boolean {
  return error instanceof Error && error.message.includes('required scopes');
}
