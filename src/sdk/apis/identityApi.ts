import { type ApiRef, createApiRef } from '#engine';

/** The profile of a user. */
export interface ProfileInfo {
  email?: string;
  displayName?: string;
  picture?: string;
}

/** The user's identity in the catalog, as full entity refs. */
export interface BackstageUserIdentity {
  type: 'user';
  userEntityRef: string;
  ownershipEntityRefs: string[];
}

/** The signed-in user. Calls before sign-in wait until the user has signed in. */
export interface IdentityApi {
  getProfileInfo(): Promise<ProfileInfo>;
  getBackstageIdentity(): Promise<BackstageUserIdentity>;
  /** Returns the token for the backend, if the identity has one. The token is refreshed before it expires. */
  getCredentials(): Promise<{ token?: string }>;
  signOut(): Promise<void>;
}

/** The ref of {@link IdentityApi}. */
export const identityApiRef: ApiRef<IdentityApi> = createApiRef<IdentityApi>({ id: 'core.identity' });
