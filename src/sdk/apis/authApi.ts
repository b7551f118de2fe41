import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { IconElement } from '../data/icons';
import type { BackstageUserIdentity, ProfileInfo } from './identityApi';

/** An auth provider, as shown in cards and dialogs. */
export interface AuthProviderInfo {
  /** The provider's id in the URLs of the auth backend. */
  id: string;
  title: string;
  icon?: IconElement;
}

/** Options for requests to a provider. */
export interface AuthRequestOptions {
  /** If the user is not signed in, returns nothing instead of prompting the user. */
  optional?: boolean;
  /** Opens the provider's popup immediately. Only in response to a click, because browsers block it otherwise. */
  instantPopup?: boolean;
}

/** The user's identity in the portal's backend, obtained through a provider. */
export interface BackstageIdentityResponse {
  token: string;
  /** According to the clock of this device. */
  expiresAt: Date;
  identity: BackstageUserIdentity;
}

/** Whether the user is signed in at a provider. */
export type SessionState = 'SignedIn' | 'SignedOut';

/** Provides access tokens for the provider's own services. Scopes are a list, or a string separated by spaces. */
export interface OAuthApi {
  getAccessToken(scope?: string | readonly string[], options?: AuthRequestOptions): Promise<string>;
}

/** Provides tokens that identify the user at a provider. */
export interface OpenIdConnectApi {
  getIdToken(options?: AuthRequestOptions): Promise<string>;
}

/** Provides the user's profile at a provider. */
export interface ProfileInfoApi {
  getProfile(options?: AuthRequestOptions): Promise<ProfileInfo | undefined>;
}

/** Provides the user's identity in the portal's backend. */
export interface BackstageIdentityApi {
  getBackstageIdentity(options?: AuthRequestOptions): Promise<BackstageIdentityResponse | undefined>;
}

/** The user's session at a provider. */
export interface SessionApi {
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** Navigates away to sign in, if the browser blocks popups. Absent if the provider does not support it. */
  signInByRedirect?(): Promise<never>;
  /** Emits the current state and then each change. */
  sessionState$(): Observable<SessionState>;
}

/** Everything that a provider offers. If it does not support a type of token, the token is an empty string. */
export type AuthApi = OAuthApi & OpenIdConnectApi & ProfileInfoApi & BackstageIdentityApi & SessionApi;

const createAuthRef = (name: string): ApiRef<AuthApi> => createApiRef<AuthApi>({ id: `core.auth.${name}` });

/** Google accounts. */
export const googleAuthApiRef = createAuthRef('google');
/** Microsoft accounts. */
export const microsoftAuthApiRef = createAuthRef('microsoft');
/** GitHub accounts. */
export const githubAuthApiRef = createAuthRef('github');
/** Okta accounts. */
export const oktaAuthApiRef = createAuthRef('okta');
/** GitLab accounts. */
export const gitlabAuthApiRef = createAuthRef('gitlab');
/** OneLogin accounts. */
export const oneloginAuthApiRef = createAuthRef('onelogin');
/** Bitbucket Cloud accounts. */
export const bitbucketAuthApiRef = createAuthRef('bitbucket');
/** Bitbucket Server accounts. */
export const bitbucketServerAuthApiRef = createAuthRef('bitbucket-server');
/** Atlassian accounts. */
export const atlassianAuthApiRef = createAuthRef('atlassian');
/** VMware Cloud accounts. */
export const vmwareCloudAuthApiRef = createAuthRef('vmware-cloud');
/** OpenShift accounts. */
export const openshiftAuthApiRef = createAuthRef('openshift');
