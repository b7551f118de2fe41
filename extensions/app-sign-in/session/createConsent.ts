import type { AuthProviderInfo, OAuthRequestApi } from '#sdk';
import type { ProviderSession } from './openProviderSession';
import { hasScopes, isDueForRefresh, type Session } from './session';

const ASK_AGAIN_AFTER = 10_000;

/** Signs in with scopes. Can open a popup or redirect the page, so call it only in response to a click. */
export type Login = (scopes: readonly string[]) => Promise<Session>;

/** Asks the user to sign in to a provider. */
export interface Consent {
  /** Whether the user is being asked. */
  isAsking(): boolean;
  /** Returns the session after the user signed in, here or in another tab. Rejects if the user rejects. */
  ask(scopes: readonly string[]): Promise<Session>;
}

/** Options of {@link createConsent}. */
export interface ConsentOptions {
  provider: AuthProviderInfo;
  session: ProviderSession;
  login: Login;
  requests: OAuthRequestApi;
}

/**
 * Creates the request to the user. For ten seconds after a rejection, it rejects without asking, so that a page can't
 * ask repeatedly.
 */
export function createConsent({ provider, session, login, requests }: ConsentOptions): Consent {
  const requester = requests.createAuthRequester<Session>({
    provider,
    onAuthRequest: async (scopes) => findNewSession(session, [...scopes]) ?? login([...scopes]),
  });
  let asking: Promise<unknown> | undefined;
  let refusal: { error: Error; at: number } | undefined;

  session.listen((now) => {
    if (now !== undefined && asking !== undefined && findNewSession(session, []) !== undefined)
      completeRequest(requests, provider.id);
  });

  return {
    isAsking: () => asking !== undefined,
    async ask(scopes) {
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
    },
  };
}

/** Returns the session from a sign-in in another tab, if there is one. */
function findNewSession(session: ProviderSession, scopes: readonly string[]): Session | undefined {
  const kept = session.peek();
  const isGood = kept !== undefined && hasScopes(kept, scopes) && !isDueForRefresh(kept, Date.now());
  return isGood ? kept : undefined;
}

/** Completes the request because the user signed in elsewhere. */
function completeRequest(requests: OAuthRequestApi, provider: string): void {
  const subscription = requests.authRequest$().subscribe((pending) => {
    const request = pending.find((candidate) => candidate.provider.id === provider);
    void request?.trigger().catch(() => undefined);
  });
  // The subscription first emits the pending requests. Later emissions are not about this one.
  subscription.unsubscribe();
}
