import { useCallback, useEffect, useRef, useState } from 'react';
import { errorApiRef, type IdentityApi, useApi, useApiHolder } from '#sdk';
import { lastActivity } from '../../elements/autoLogout/lastActivity';
import { openPortalUser } from '../../session/portalUser';
import { savedProvider } from '../../session/savedProvider';
import { enterBy, type SignInMode } from '../enterBy';
import { readSignInError } from '../resolveFirstAttempt';
import type { FirstOutcome } from '../SignInPage';
import { findProxy, type SignInSettings } from '../signInSettings';
import { enterAsLegacyGuest, legacyGuest } from './legacyGuest';
import { type AfterFailure, resolveFailure } from './resolveFailure';
import type { SignIn, SignInState } from './signInState';

const RETRY_AFTER = 10_000;
/** Spreads the attempts of many browsers that lost the same backend. */
const RETRY_SPREAD = 2_000;

/** Signs in as the user chooses, goes on from what was tried before, and comes in when another tab does. */
export function useSignIn(
  settings: SignInSettings,
  outcome: FirstOutcome,
  onSuccess: (identity: IdentityApi) => void,
): SignIn {
  const apis = useApiHolder();
  const [first] = useState(() => resolveFirst(outcome));
  const [state, setState] = useState<SignInState>(first.step === 'legacy' ? { step: 'choosing' } : first);
  const enter = useCallback((provider: string, mode: SignInMode = 'click') => {
    // Whoever signs in begins anew, however long ago the portal was last used.
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
  const goOn = useCallback(
    (next: AfterFailure) => {
      if (next.step === 'legacy') succeed(enterAsLegacyGuest(apis), 'guest');
      else setState(next);
    },
    [apis, succeed],
  );

  useEffect(() => {
    if (first.step === 'legacy') succeed(enterAsLegacyGuest(apis), 'guest');
  }, [first, apis, succeed]);

  useEffect(() => {
    if (state.step !== 'entering') return undefined;
    const { provider, mode } = state;
    let left = false;
    enterBy.enter(apis, provider, mode, findProxy(settings, provider)).then(
      (identity) => {
        if (left) return;
        if (identity === undefined) setState({ step: 'choosing' });
        else if (provider === 'guest' && mode === 'click' && legacyGuest.isSet())
          setState({ step: 'asking', question: 'switch' });
        else succeed(identity, provider);
      },
      (thrown: unknown) => !left && goOn(resolveFailure(thrown, provider, mode)),
    );
    return () => {
      left = true;
    };
  }, [state, settings, apis, succeed, goOn]);

  usePostedFailure(state);
  useRetry(state, enter);
  useOtherTabs(state, enter);
  useOtherWindow(state, enter);

  return {
    state,
    enter,
    succeed,
    fail: (error) => setState({ step: 'failed', error, isRetried: false }),
    decideLegacy(isWanted) {
      const wasAskedToSwitch = state.step === 'asking' && state.question === 'switch';
      legacyGuest.set(isWanted);
      if (isWanted) return succeed(enterAsLegacyGuest(apis), 'guest');
      if (wasAskedToSwitch) return enter('guest');
      const error = new Error(
        'You cannot sign in as a guest, you must either enable the legacy guest token or configure the auth backend to support guest sign in.',
      );
      return setState({ step: 'failed', error, isRetried: false });
    },
  };
}

/** A provider that led back here with an error comes before everything else. */
function resolveFirst({ attempt, error }: FirstOutcome): AfterFailure | { step: 'choosing' } {
  const message = readSignInError();
  if (message !== undefined) return { step: 'failed', error: new Error(message), isRetried: false };
  if (attempt === undefined || error === undefined) return { step: 'choosing' };
  return resolveFailure(error, attempt.provider, attempt.mode);
}

/** Tells the listeners of errors of a failure; the page itself shows it. The saved choice is none any more after a refusal. */
function usePostedFailure(state: SignInState): void {
  const errorApi = useApi(errorApiRef);
  const failure = state.step === 'failed' ? state : undefined;
  useEffect(() => {
    if (failure === undefined) return;
    if (!failure.isRetried) savedProvider.write(undefined);
    dropSignInError();
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

/** Who signs in in another tab has signed in here too. */
function useOtherTabs(state: SignInState, enter: SignIn['enter']): void {
  const isWaiting = state.step !== 'entering';
  useEffect(
    () => (isWaiting ? openPortalUser().listen((provider) => enter(provider, 'silent')) : undefined),
    [isWaiting, enter],
  );
}

/** Whoever comes back from a window that could not say how it ended may be signed in by now. */
function useOtherWindow(state: SignInState, enter: SignIn['enter']): void {
  const isSevered = state.step === 'failed' && state.error.name === 'PopupSeveredError';
  const provider = isSevered ? state.provider : undefined;
  useEffect(() => {
    if (provider === undefined) return undefined;
    const comeBack = (): void => enter(provider, 'silent');
    globalThis.addEventListener('focus', comeBack);
    return () => globalThis.removeEventListener('focus', comeBack);
  }, [provider, enter]);
}

function dropSignInError(): void {
  const url = new URL(globalThis.location.href);
  if (!url.searchParams.has('error')) return;
  url.searchParams.delete('error');
  globalThis.history.replaceState(globalThis.history.state, '', url);
}
