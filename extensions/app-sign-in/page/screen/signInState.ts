import type { IdentityApi } from '#sdk';
import type { SignInMode } from '../signInMethods';

/** How the user signs in. `legacy`: as a guest without a token. */
export type EnteringMode = SignInMode | 'legacy';

/** The state of the sign-in screen. */
export type SignInState =
  | { step: 'entering'; provider: string; mode: EnteringMode }
  /** `fallback`: the backend has no guest provider. `switch`: it has one now, and the user chose the legacy token before. */
  | { step: 'asking'; question: 'fallback' | 'switch' }
  | { step: 'choosing' }
  | { step: 'failed'; error: Error; provider?: string; isRetried: boolean };

/** The state and the actions of the sign-in page. */
export interface SignIn {
  state: SignInState;
  enter: (provider: string, mode?: SignInMode) => void;
  /** Answers the question about the legacy guest token. */
  decideLegacy: (isWanted: boolean) => void;
  /** Completes the sign-in with an identity that the page created. */
  succeed: (identity: IdentityApi, provider?: string) => void;
}
