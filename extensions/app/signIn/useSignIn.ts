import { useCallback, useEffect, useRef, useState } from 'react';
import { errorApiRef, type IdentityApi, ResponseError, useApi, useApiHolder } from '#sdk';
import { ProviderNotInstalledError } from '../session/fetchSession';
import { openPortalUser } from '../session/portalUser';
import { savedProvider } from '../session/savedProvider';
import { enterBy, type SignInMode } from './enterBy';
import { enterAsLegacyGuest, legacyGuest } from './legacyGuest';
import { readSignInError, resolveFirstAttempt } from './resolveFirstAttempt';
import type { SignInSettings } from './signInSettings';

const RETRY_AFTER = 10_000;
/** Spreads the attempts of many browsers that lost the same backend. */
const RETRY_SPREAD = 2_000;

/** How far a sign-in has come. */
export type SignInState =
  /** `isFirst` while nothing went wrong yet and nothing need be shown. */
  | { step: 'entering'; provider: string; mode: SignInMode; isFirst: boolean }
  /** `fallback`: the backend knows no guests. `switch`: it does, and the legacy token was chosen before. */
  | { step: 'asking'; question: 'fallback' | 'switch' }
  | { step: 'choosing' }
  | { step: 'failed'; error: Error; provider?: string; isRetried: boolean };

/** What the page can do. */
export interface SignIn {
  state: SignInState;
  enter(provider: string, mode?: SignInMode): void;
  /** Answers the question about the legacy guest token. */
  decideLegacy: (isWanted: boolean) => void;
  /** Ends the sign-in with an identity that the page made. */
  succeed(identity: IdentityApi, provider?: string): void;
  fail(error: Error): void;
}

/**
 * Signs in by the saved or the only provider without being asked, unless the user signed out. A backend that cannot be
 * reached is tried again; one that refuses is not.
 */
export function useSignIn(settings: SignInSettings, onSuccess: (identity: IdentityApi) => void): SignIn {
  const apis = useApiHolder();
  const errorApi = useApi(errorApiRef);
  const [state, setState] = useState<SignInState>(() => resolveFirstState(settings));
  const finish = useRef(onSuccess);
  useEffect(() => {
    finish.current = onSuccess;
  }, [onSuccess]);

  const enter = useCallback(
    (provider: string, mode: SignInMode = 'click') =>
      setState({ step: 'entering', provider, mode, isFirst: false }),
    [],
  );
  const succeed = useCallback((identity: IdentityApi, provider?: string) => {
    if (provider !== undefined) savedProvider.write(provider);
    finish.current(identity);
  }, []);
  const fail = useCallback(
    (error: Error, provider?: string, isRetried = false) => {
      if (!isRetried) savedProvider.write(undefined);
      // The page itself shows it; listeners of errors hear of it too.
      errorApi.post(new Error(`Login failed, ${error.message}`, { cause: error }), { hidden: true });
      setState({ step: 'failed', error, isRetried, ...(provider !== undefined && { provider }) });
    },
    [errorApi],
  );

  useEffect(() => {
    if (state.step !== 'entering') return undefined;
    const { provider, mode } = state;
    let left = false;
    enterBy.enter(apis, provider, mode).then(
      (identity) => {
        if (left) return;
        if (identity === undefined) setState({ step: 'choosing' });
        else if (provider === 'guest' && legacyGuest.isChosen() && mode === 'click')
          setState({ step: 'asking', question: 'switch' });
        else succeed(identity, provider);
      },
      (thrown: unknown) => {
        if (left) return;
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (provider === 'guest') console.warn(`Failed to sign in as a guest, ${error.message}`);
        if (provider !== 'guest' || !(error instanceof ProviderNotInstalledError))
          return fail(error, provider, (mode === 'silent' || provider === 'guest') && isPassing(error));
        if (legacyGuest.isChosen()) return succeed(enterAsLegacyGuest(apis), provider);
        setState({ step: 'asking', question: 'fallback' });
      },
    );
    return () => {
      left = true;
    };
  }, [state, apis, succeed, fail]);

  useEffect(() => {
    if (state.step !== 'failed' || !state.isRetried || state.provider === undefined) return undefined;
    const { provider } = state;
    const timer = setTimeout(() => enter(provider, 'silent'), RETRY_AFTER + Math.random() * RETRY_SPREAD);
    return () => clearTimeout(timer);
  }, [state, enter]);

  const isWaiting = state.step !== 'entering';
  // Who signs in in another tab has signed in here too.
  useEffect(
    () => (isWaiting ? openPortalUser().listen((provider) => enter(provider, 'silent')) : undefined),
    [isWaiting, enter],
  );

  // A provider that led back here with an error: said once, and taken out of the address.
  const [startError] = useState(readSignInError);
  useEffect(() => {
    if (startError === undefined) return;
    dropSignInError();
    errorApi.post(new Error(`Login failed, ${startError}`), { hidden: true });
  }, [startError, errorApi]);

  return {
    state,
    enter,
    succeed,
    fail,
    decideLegacy(isWanted) {
      const wasAskedToSwitch = state.step === 'asking' && state.question === 'switch';
      legacyGuest.choose(isWanted);
      if (isWanted) succeed(enterAsLegacyGuest(apis), 'guest');
      else if (wasAskedToSwitch) enter('guest');
      else
        fail(
          new Error(
            'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
          ),
        );
    },
  };
}

function resolveFirstState(settings: SignInSettings): SignInState {
  const message = readSignInError();
  if (message !== undefined) return { step: 'failed', error: new Error(message), isRetried: false };
  const attempt = resolveFirstAttempt(settings);
  return attempt ? { step: 'entering', ...attempt, isFirst: true } : { step: 'choosing' };
}

function dropSignInError(): void {
  const url = new URL(globalThis.location.href);
  url.searchParams.delete('error');
  globalThis.history.replaceState(globalThis.history.state, '', url);
}

/** No answer, or the failure of a server that may come back; a refusal stays one. */
function isPassing(error: Error): boolean {
  const { cause } = error;
  return cause instanceof ResponseError ? cause.status >= 500 || cause.status === 429 : true;
}
