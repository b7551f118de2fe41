import { useCallback, useEffect, useRef, useState } from 'react';
import { errorApiRef, type IdentityApi, useApi, useApiHolder } from '#sdk';
import { lastActivity } from '../../autoLogout/lastActivity';
import { openPortalUser } from '../../session/portalUser';
import { legacyGuest } from '../../session/legacyGuest';
import { savedProvider } from '../../session/savedProvider';
import { GuestRefusedError, signInAsLegacyGuest } from '../../session/signInAsLegacyGuest';
import { signInMethods, type SignInMode } from '../signInMethods';
import type { FirstOutcome } from '../SignInPage';
import { findProxy, type SignInSettings } from '../signInSettings';
import { keptLegacyGuest } from './keptLegacyGuest';
import { legacy, resolveFailure } from './resolveFailure';
import type { SignIn, SignInState } from './signInState';

const RETRY_AFTER = 10_000;
/** Random delay, so that many browsers don't retry at the same time. */
const RETRY_SPREAD = 2_000;

/** Returns the state of the sign-in screen. Continues from the automatic attempt, and signs in when another tab does. */
export function useSignIn(
  settings: SignInSettings,
  outcome: FirstOutcome,
  onSuccess: (identity: IdentityApi) => void,
): SignIn {
  const apis = useApiHolder();
  const [state, setState] = useState(() => resolveFirst(outcome));
  const enter = useCallback((provider: string, mode: SignInMode = 'click') => {
    // Resets the idle time, however long ago the portal was last used.
    if (mode !== 'silent') lastActivity.forget();
    setState({ step: 'entering', provider, mode });
  }, []);
  const finish = useRef(onSuccess);
  useEffect(() => {
    finish.current = onSuccess;
  }, [onSuccess]);
  const succeed = useCallback((identity: IdentityApi, provider?: string) => {
    if (provider !== undefined) savedProvider.write(provider);
    finish.current(identity);
  }, []);
  useEffect(() => {
    if (state.step !== 'entering') return undefined;
    const { provider, mode } = state;
    let isCanceled = false;
    const attempt =
      mode === 'legacy'
        ? signInAsLegacyGuest(apis)
        : signInMethods.signIn(apis, provider, mode, findProxy(settings, provider));
    attempt.then(
      (identity) => {
        if (isCanceled) return;
        if (mode === 'legacy') legacyGuest.set(true);
        if (identity === undefined) setState({ step: 'choosing' });
        else if (provider === 'guest' && mode !== 'legacy' && legacyGuest.isSet())
          setState({ step: 'asking', question: 'switch' });
        else succeed(identity, provider);
      },
      (thrown: unknown) => !isCanceled && setState(resolveFailure(thrown, provider, mode)),
    );
    return () => {
      isCanceled = true;
    };
  }, [state, settings, apis, succeed]);

  usePostedFailure(state);
  useRetry(state, enter);
  useOtherTabs(state, enter);
  useOtherWindow(state, enter);

  return {
    state,
    enter,
    succeed,
    decideLegacy(isWanted) {
      const wasAskedToSwitch = state.step === 'asking' && state.question === 'switch';
      keptLegacyGuest.set(isWanted && wasAskedToSwitch);
      if (isWanted) return setState(legacy);
      legacyGuest.set(false);
      if (wasAskedToSwitch) return enter('guest');
      return setState({ step: 'failed', error: new GuestRefusedError(), isRetried: false });
    },
  };
}

/** An error that a provider redirected back with takes precedence. */
function resolveFirst({ attempt, error, refusal, isGuestNew }: FirstOutcome): SignInState {
  if (refusal !== undefined) return { step: 'failed', error: new Error(refusal), isRetried: false };
  if (isGuestNew) return keptLegacyGuest.isSet() ? legacy : { step: 'asking', question: 'switch' };
  if (attempt === undefined || error === undefined) return { step: 'choosing' };
  return resolveFailure(error, attempt.provider, attempt.mode);
}

/**
 * Reports a failure to the error API without an alert, because the page shows it. After a rejection, the saved provider
 * is removed.
 */
function usePostedFailure(state: SignInState): void {
  const errorApi = useApi(errorApiRef);
  const failure = state.step === 'failed' ? state : undefined;
  useEffect(() => {
    if (failure === undefined) return;
    if (!failure.isRetried) savedProvider.write(undefined);
    const { error } = failure;
    errorApi.post(new Error(`Login failed, ${error.message}`, { cause: error }), { hidden: true });
  }, [failure, errorApi]);
}

function useRetry(state: SignInState, enter: SignIn['enter']): void {
  const provider = state.step === 'failed' && state.isRetried ? state.provider : undefined;
  useEffect(() => {
    if (provider === undefined) return undefined;
    const timer = setTimeout(() => enter(provider, 'silent'), RETRY_AFTER + Math.random() * RETRY_SPREAD);
    return () => clearTimeout(timer);
  }, [provider, enter]);
}

/** A sign-in in another tab also signs in here. */
function useOtherTabs(state: SignInState, enter: SignIn['enter']): void {
  const isWaiting = state.step !== 'entering';
  useEffect(
    () => (isWaiting ? openPortalUser().listen((provider) => enter(provider, 'silent')) : undefined),
    [isWaiting, enter],
  );
}

/** When the user returns from a severed popup, they may be signed in. */
function useOtherWindow(state: SignInState, enter: SignIn['enter']): void {
  const isSevered = state.step === 'failed' && state.error.name === 'PopupSeveredError';
  const provider = isSevered ? state.provider : undefined;
  useEffect(() => {
    if (provider === undefined) return undefined;
    const retry = (): void => enter(provider, 'silent');
    globalThis.addEventListener('focus', retry);
    return () => globalThis.removeEventListener('focus', retry);
  }, [provider, enter]);
}
