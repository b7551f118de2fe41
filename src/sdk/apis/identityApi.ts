import { type ApiRef, createApiRef } from '#engine';

/** How the user is shown. */
export interface ProfileInfo {
  email?: string;
  displayName?: string;
  picture?: string;
}

/** Who the user is to the catalogue: full entity refs. */
export interface BackstageUserIdentity {
  type: 'user';
  userEntityRef: string;
  ownershipEntityRefs: string[];
}

/** The signed-in user. What is asked before sign-in is answered once it is done: that is how the start of the app waits for it. */
export interface IdentityApi {
  getProfileInfo(): Promise<ProfileInfo>;
  getBackstageIdentity(): Promise<BackstageUserIdentity>;
  /** The token for the backend; absent for an identity that has none. It is refreshed when it is about to expire. */
  getCredentials(): Promise<{ token?: string }>;
  signOut(): Promise<void>;
}

/** The ref of {@link IdentityApi}. */
export const identityApiRef: ApiRef<IdentityApi> = createApiRef<IdentityApi>({ id: 'core.identity' });
