import { useCallback, useEffect, useState } from 'react';
import { authProvidersApiRef, identityApiRef, useApi } from '#sdk';
import type { AuthApi, ProfileInfo } from '#sdk';

/** The user's account at one provider, as it is now, and what can be done about it. */
export interface ProviderAccount {
  /** `unknown` until the backend has said whether there is a session. */
  state: 'unknown' | 'signed-in' | 'signed-out';
  profile: ProfileInfo | undefined;
  /** Whether the user came into the portal by it. */
  isOfPortal: boolean;
  isBusy: boolean;
  error: Error | undefined;
  signIn: () => void;
  signOut: () => void;
  /** Absent where the provider has no way to sign in without a window. */
  signInByRedirect: (() => void) | undefined;
}

interface Known {
  state: ProviderAccount['state'];
  profile?: ProfileInfo | undefined;
  error?: Error | undefined;
}

/** Follows the account at a provider, in whichever tab it changes. */
export function useProviderAccount(providerId: string): ProviderAccount {
  const providers = useApi(authProvidersApiRef);
  const identityApi = useApi(identityApiRef);
  const api = providers.get(providerId);
  const [known, setKnown] = useState<Known>({ state: 'unknown' });
  const [isBusy, setBusy] = useState(false);
  useEffect(() => followAccount(api, setKnown), [api]);

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

  const isOfPortal = providers.entered() === providerId;
  return {
    profile: undefined,
    error: undefined,
    ...known,
    isOfPortal,
    isBusy,
    signIn: () => void run(() => api.signIn()),
    // The portal is left as a whole: what stands on the page is this user's.
    signOut: () => void run(() => (isOfPortal ? identityApi : api).signOut()),
    signInByRedirect: api.signInByRedirect && (() => void run(async () => api.signInByRedirect?.())),
  };
}

/** Tells of the account, at first after asking whether the backend has a session of an earlier visit. */
function followAccount(api: AuthApi, tell: (known: Known | ((before: Known) => Known)) => void): () => void {
  let isOver = false;
  let hasAnswer = false;

  async function look(): Promise<void> {
    try {
      const profile = await api.getProfile({ optional: true });
      if (!isOver) tell(profile ? { state: 'signed-in', profile } : { state: 'signed-out' });
    } catch (thrown) {
      if (!isOver) tell({ state: 'signed-out', error: asError(thrown) });
    }
    hasAnswer = true;
  }

  const subscription = api.sessionState$().subscribe({
    next(state) {
      if (state === 'SignedIn') void look();
      // Before the backend has answered, nobody can know that there is no session.
      else if (hasAnswer) tell((before) => ({ state: 'signed-out', error: before.error }));
    },
    error: (error: Error) => tell({ state: 'signed-out', error }),
  });
  void look();
  return () => {
    isOver = true;
    subscription.unsubscribe();
  };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
