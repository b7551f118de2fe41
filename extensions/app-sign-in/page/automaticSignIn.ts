import type { ApiHolder, IdentityApi } from '#sdk';
import { legacyGuest } from '../session/legacyGuest';
import { signInMethods } from './signInMethods';
import type { FirstAttempt } from './takeFirstStep';

type SignIn = Promise<IdentityApi | undefined>;

/** Attempts that started before the page was rendered. */
const started = new WeakMap<FirstAttempt, SignIn>();

/** Starts an automatic sign-in. Resolves to `undefined` if the user has to click. */
export function startSignIn(apis: ApiHolder, attempt: FirstAttempt): SignIn {
  const signIn = runSignIn(apis, attempt);
  started.set(attempt, signIn);
  return signIn;
}

/** Continues an automatic sign-in that was started, or starts one. */
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
