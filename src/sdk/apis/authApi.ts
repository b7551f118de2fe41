import { type ApiRef, createApiRef } from '#engine';
import type { Observable } from '../observable/observable';
import type { IconElement } from '../data/icons';
import type { BackstageUserIdentity, ProfileInfo } from './identityApi';

/** Where a user's account is kept: what a card or a dialog shows of it. */
export interface AuthProviderInfo {
  /** The provider's id in the address of the auth backend. */
  id: string;
  title: string;
  icon?: IconElement;
}

/** How far a question to a provider may go. */
export interface AuthRequestOptions {
  /** Answers with nothing, rather than asking the user, when nobody is signed in. */
  optional?: boolean;
  /** Opens the provider's window at once. Only in answer to a click, or the browser blocks it. */
  instantPopup?: boolean;
}

/** Who the user is to the portal's backend, by a provider. */
export interface BackstageIdentityResponse {
  token: string;
  /** By this machine's clock. */
  expiresAt: Date;
  identity: BackstageUserIdentity;
}

/** Whether anyone is signed in at a provider. */
export type SessionState = 'SignedIn' | 'SignedOut';

/** Tokens of a provider for its own services. Scopes are a list, or one text with spaces between them. */
export interface OAuthApi {
  getAccessToken(scope?: string | readonly string[], options?: AuthRequestOptions): Promise<string>;
}

/** Tokens that say who the user is to a provider. */
export interface OpenIdConnectApi {
  getIdToken(options?: AuthRequestOptions): Promise<string>;
}

/** How a provider shows the user. */
export interface ProfileInfoApi {
  getProfile(options?: AuthRequestOptions): Promise<ProfileInfo | undefined>;
}

/** Who the user of a provider is to the portal's backend. */
export interface BackstageIdentityApi {
  getBackstageIdentity(options?: AuthRequestOptions): Promise<BackstageIdentityResponse | undefined>;
}

/** The user's session at a provider. */
export interface SessionApi {
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** Leaves the page to sign in, where the browser opens no window; absent where a provider knows no such way. */
  signInByRedirect?(): Promise<never>;
  /** Tells the state at once, and each change of it. */
  sessionState$(): Observable<SessionState>;
}

/** Everything a provider offers. One without tokens of a kind answers with an empty text. */
export type AuthApi = OAuthApi & OpenIdConnectApi & ProfileInfoApi & BackstageIdentityApi & SessionApi;

const createAuthRef = (name: string): ApiRef<AuthApi> => createApiRef<AuthApi>({ id: `core.auth.${name}` });

/** Accounts at Google. */
export const googleAuthApiRef = createAuthRef('google');
/** Accounts at Microsoft. */
export const microsoftAuthApiRef = createAuthRef('microsoft');
/** Accounts at GitHub. */
export const githubAuthApiRef = createAuthRef('github');
/** Accounts at Okta. */
export const oktaAuthApiRef = createAuthRef('okta');
/** Accounts at GitLab. */
export const gitlabAuthApiRef = createAuthRef('gitlab');
/** Accounts at OneLogin. */
export const oneloginAuthApiRef = createAuthRef('onelogin');
/** Accounts at Bitbucket Cloud. */
export const bitbucketAuthApiRef = createAuthRef('bitbucket');
/** Accounts at a Bitbucket Server. */
export const bitbucketServerAuthApiRef = createAuthRef('bitbucket-server');
/** Accounts at Atlassian. */
export const atlassianAuthApiRef = createAuthRef('atlassian');
/** Accounts at VMware Cloud. */
export const vmwareCloudAuthApiRef = createAuthRef('vmware-cloud');
/** Accounts at an OpenShift cluster. */
export const openshiftAuthApiRef = createAuthRef('openshift');
