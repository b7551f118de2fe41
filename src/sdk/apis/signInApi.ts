import { type ApiRef, createApiRef } from '#engine';
import type { IdentityApi } from './identityApi';

/**
 * Connects the sign-in page with the start of the app. The shell provides it; `app/root` hands it who signed in. The shell
 * then gives that identity to `identityApiRef`, evaluates the conditions of extensions and creates the rest of the tree.
 */
export interface SignInApi {
  /** Called once, by what the sign-in page's `onSignInSuccess` runs. */
  completeSignIn(identityApi: IdentityApi): void;
}

/** The ref of {@link SignInApi}. */
export const signInApiRef: ApiRef<SignInApi> = createApiRef<SignInApi>({ id: 'app.sign-in' });
