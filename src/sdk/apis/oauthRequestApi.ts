import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { AuthProviderInfo } from './authApi';

/** A sign-in that waits for the user's click. */
export interface PendingOAuthRequest {
  provider: AuthProviderInfo;
  /** Why the user is asked, when it is not simply for access. */
  message?: string;
  /** Lets the sign-in begin; rejects with what went wrong, and may be called again then. */
  trigger(): Promise<void>;
  /** Refuses the sign-in: who waits for it fails with a `RejectedError`. */
  reject(): void;
}

/** How to sign in at one provider. */
export interface OAuthRequesterOptions<TSession> {
  provider: AuthProviderInfo;
  message?: string;
  /** Signs in with all scopes that were asked for meanwhile. */
  onAuthRequest: (scopes: ReadonlySet<string>) => Promise<TSession>;
}

/** Waits for the user to sign in with scopes. */
export type OAuthRequester<TSession> = (scopes: ReadonlySet<string>) => Promise<TSession>;

/** Collects sign-ins that need a click, so that a browser lets their windows open; the shell shows them in one dialog. */
export interface OAuthRequestApi {
  createAuthRequester<TSession>(options: OAuthRequesterOptions<TSession>): OAuthRequester<TSession>;
  /** The requests that wait; told at once and at each change. */
  authRequest$(): Observable<readonly PendingOAuthRequest[]>;
}

/** The ref of {@link OAuthRequestApi}. */
export const oauthRequestApiRef: ApiRef<OAuthRequestApi> = createApiRef<OAuthRequestApi>({
  id: 'core.oauthrequest',
});
