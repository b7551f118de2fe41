import { useCallback, useEffect, useRef, useState } from 'react';
import { discoveryApiRef, errorApiRef, type IdentityApi, ResponseError, useApi } from '#sdk';
import { createGuestIdentity } from '../api/identity/guestIdentity';
import { GuestNotInstalledError } from '../session/fetchGuestSession';
import { openGuestSession } from '../session/openGuestSession';
import { signedOutMark } from '../session/signedOutMark';

const RETRY_AFTER = 10_000;
/** Spreads the attempts of many browsers that lost the same backend. */
const RETRY_SPREAD = 2_000;

/** How far a guest's sign-in has come. */
export type GuestSignInState =
  /** `isFirst` while nothing went wrong yet and nothing need be shown. */
  | { step: 'entering'; isFirst: boolean }
  /** The user signed out and may come back. */
  | { step: 'left' }
  | { step: 'failed'; error: Error; isRetried: boolean };

/**
 * Signs the user in as guest without being asked, unless they signed out. A backend without a guest provider knows no
 * users, and the guest needs no session there. A backend that cannot be reached is tried again.
 */
export function useGuestSignIn(onSuccess: (identity: IdentityApi) => void): {
  state: GuestSignInState;
  enter: () => void;
} {
  const discovery = useApi(discoveryApiRef);
  const errorApi = useApi(errorApiRef);
  const [session] = useState(() => openGuestSession(discovery));
  const [state, setState] = useState<GuestSignInState>(() =>
    signedOutMark.isSet() ? { step: 'left' } : { step: 'entering', isFirst: true },
  );
  const succeed = useRef(onSuccess);
  useEffect(() => {
    succeed.current = onSuccess;
  }, [onSuccess]);

  const enter = useCallback(() => setState({ step: 'entering', isFirst: false }), []);

  useEffect(() => {
    if (state.step !== 'entering') return undefined;
    let left = false;
    session.enter().then(
      (identity) => !left && succeed.current(identity),
      (thrown: unknown) => {
        if (left) return;
        if (thrown instanceof GuestNotInstalledError) return succeed.current(createGuestIdentity());
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        // The page itself shows it; listeners of errors hear of it too.
        errorApi.post(error, { hidden: true });
        setState({ step: 'failed', error, isRetried: isPassing(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [state, session, errorApi]);

  useEffect(() => {
    if (state.step !== 'failed' || !state.isRetried) return undefined;
    const timer = setTimeout(enter, RETRY_AFTER + Math.random() * RETRY_SPREAD);
    return () => clearTimeout(timer);
  }, [state, enter]);

  return { state, enter };
}

/** No answer, or the failure of a server that may come back; a refusal stays one. */
function isPassing(error: Error): boolean {
  const { cause } = error;
  return cause instanceof ResponseError ? cause.status >= 500 || cause.status === 429 : true;
}
