import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { AuthProviderInfo } from './authApi';

/** A sign-in that requires a click by the user. */
export interface PendingOAuthRequest {
  provider: AuthProviderInfo;
  /** The reason for the request, if it is not just access. */
  message?: string;
  /** Starts the sign-in. If it rejects, it can be called again. */
  trigger(): Promise<void>;
  /** Rejects the sign-in. The code that waits for it receives a `RejectedError`. */
  reject(): void;
}

/** How to sign in at a provider. */
export interface OAuthRequesterOptions<TSession> {
  provider: AuthProviderInfo;
  message?: string;
  /** Signs in with all scopes that were requested. */
  onAuthRequest: (scopes: ReadonlySet<string>) => Promise<TSession>;
}

/** Waits until the user has signed in with the scopes. */
export type OAuthRequester<TSession> = (scopes: ReadonlySet<string>) => Promise<TSession>;

/** Collects sign-ins that require a click, so that browsers don't block their popups. The app shows them in one dialog. */
export interface OAuthRequestApi {
  createAuthRequester<TSession>(options: OAuthRequesterOptions<TSession>): OAuthRequester<TSession>;
  /** Emits the pending requests and then each change. */
  authRequest$(): Observable<readonly PendingOAuthRequest[]>;
}

/** The ref of {@link OAuthRequestApi}. */
export const oauthRequestApiRef: ApiRef<OAuthRequestApi> = createApiRef<OAuthRequestApi>({
  id: 'core.oauthrequest',
});
