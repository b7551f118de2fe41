import { useCallback, useEffect, useState } from 'react';
import { authProvidersApiRef, identityApiRef, useApi } from '#sdk';
import type { AuthApi, ProfileInfo } from '#sdk';

/** The user's account at a provider, with actions to sign in and out. */
export interface ProviderAccount {
  /** `unknown` until the backend responds whether there is a session. */
  state: 'unknown' | 'signed-in' | 'signed-out';
  profile: ProfileInfo | undefined;
  /** Whether the user signed in to the portal with this account. */
  isPortalAccount: boolean;
  isBusy: boolean;
  error: Error | undefined;
  signIn: () => void;
  signOut: () => void;
  /** Absent if the provider supports only popups. */
  signInByRedirect: (() => void) | undefined;
}

interface AccountState {
  state: ProviderAccount['state'];
  profile?: ProfileInfo | undefined;
  error?: Error | undefined;
}

/** Returns the user's account at a provider. Updates when it changes in any tab. */
export function useProviderAccount(providerId: string): ProviderAccount {
  const providers = useApi(authProvidersApiRef);
  const identityApi = useApi(identityApiRef);
  const api = providers.get(providerId);
  const [known, setKnown] = useState<AccountState>({ state: 'unknown' });
  const [isBusy, setBusy] = useState(false);
  useEffect(() => watchAccount(api, setKnown), [api]);

  const run = useCallback(async (act: () => Promise<unknown>) => {
    setBusy(true);
    setKnown((before) => ({ ...before, error: undefined }));
    try {
      await act();
    } catch (thrown) {
      setKnown((before) => ({ ...before, error: asError(thrown) }));
    }
    setBusy(false);
  }, []);

  const isPortalAccount = providers.entered() === providerId;
  return {
    profile: undefined,
    error: undefined,
    ...known,
    isPortalAccount,
    isBusy,
    signIn: () => void run(() => api.signIn()),
    // Signs out of the whole portal, because the page shows data of this user.
    signOut: () => void run(() => (isPortalAccount ? identityApi : api).signOut()),
    signInByRedirect: api.signInByRedirect && (() => void run(async () => api.signInByRedirect?.())),
  };
}

/** Reports the account and its changes. First asks the backend for an existing session. */
function watchAccount(
  api: AuthApi,
  report: (state: AccountState | ((before: AccountState) => AccountState)) => void,
): () => void {
  let hasResponse = false;
  /** Which change of the session is the newest. Responses to older ones are ignored. */
  let newest = 0;

  async function load(): Promise<void> {
    const current = ++newest;
    let response: AccountState;
    try {
      const profile = await api.getProfile({ optional: true });
      response = profile ? { state: 'signed-in', profile } : { state: 'signed-out' };
    } catch (thrown) {
      response = { state: 'signed-out', error: asError(thrown) };
    }
    if (current !== newest) return;
    hasResponse = true;
    report(response);
  }

  const subscription = api.sessionState$().subscribe({
    next(state) {
      if (state === 'SignedIn') void load();
      // Until the backend responds, the initial state does not mean that there is no session.
      else if (hasResponse || newest > 1) {
        hasResponse = true;
        newest++;
        report((before) => ({ state: 'signed-out', error: before.error }));
      }
    },
    error(error: Error) {
      newest++;
      report({ state: 'signed-out', error });
    },
  });
  void load();
  return () => {
    newest++;
    subscription.unsubscribe();
  };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
