import type { IdentityApi } from '#sdk';
import type { SignInMode } from '../enterBy';

/** How far a sign-in has come. */
export type SignInState =
  | { step: 'entering'; provider: string; mode: SignInMode }
  /** `fallback`: the backend knows no guests. `switch`: it does, and the legacy token was chosen before. */
  | { step: 'asking'; question: 'fallback' | 'switch' }
  | { step: 'choosing' }
  | { step: 'failed'; error: Error; provider?: string; isRetried: boolean };

/** What the sign-in page can do. */
export interface SignIn {
  state: SignInState;
  enter: (provider: string, mode?: SignInMode) => void;
  /** Answers the question about the legacy guest token. */
  decideLegacy: (isWanted: boolean) => void;
  /** Ends the sign-in with an identity that the page made. */
  succeed: (identity: IdentityApi, provider?: string) => void;
  fail: (error: Error) => void;
}
