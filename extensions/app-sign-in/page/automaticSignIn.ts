import { acceptUser } from '#extensions/app';
import { type ApiHolder, authProvidersApiRef, configApiRef, type IdentityApi } from '#sdk';
import { legacyGuest } from '../session/legacyGuest';
import { savedProvider } from '../session/savedProvider';
import { signInMethods } from './signInMethods';
import type { FirstAttempt, FirstStep } from './takeFirstStep';

type SignIn = Promise<IdentityApi | undefined>;

/** Attempts that started before the page was rendered. */
const started = new WeakMap<FirstAttempt, SignIn>();

/**
 * Starts an automatic sign-in before the page is rendered. See `EarlySignInPage`. If idle users are signed out, the page signs in, so that
 * they never see the app.
 */
export async function startSignIn(
  apis: ApiHolder,
  { attempt, error }: FirstStep,
): Promise<(() => void) | undefined> {
  if (attempt === undefined) return undefined;
  const signIn = runSignIn(apis, attempt);
  started.set(attempt, signIn);
  requestSession(apis, attempt);
  const user = await signIn.catch(() => undefined);
  // The page reports the error, or asks the user.
  if (user === undefined || error !== undefined || isGuestNew(attempt)) return undefined;
  if (apis.get(configApiRef)?.getOptionalBoolean('auth.autologout.enabled')) return undefined;
  return () => {
    savedProvider.write(attempt.provider);
    acceptUser(user, apis);
  };
}

/** Requests the session of an account while the code that signs in is loading. Both take the same session. */
function requestSession(apis: ApiHolder, { provider, proxy }: FirstAttempt): void {
  if (provider === 'guest' || proxy) return;
  // `signIn` reports the error.
  const profile = apis.get(authProvidersApiRef)?.get(provider).getProfile({ optional: true });
  profile?.catch(() => undefined);
}

/** Continues the automatic sign-in that was started, or starts one. Resolves to `undefined` if the user has to click. */
export function continueSignIn(apis: ApiHolder, attempt: FirstAttempt): SignIn {
  const signIn = started.get(attempt);
  started.delete(attempt);
  return signIn ?? runSignIn(apis, attempt);
}

/** Whether the backend has a guest provider, but the user chose the legacy guest token before. */
export function isGuestNew({ provider }: FirstAttempt): boolean {
  return provider === 'guest' && legacyGuest.isSet();
}

function runSignIn(apis: ApiHolder, { provider, mode, proxy }: FirstAttempt): SignIn {
  return signInMethods.signIn(apis, provider, mode, proxy);
}
