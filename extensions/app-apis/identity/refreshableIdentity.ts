import type { IdentityApi } from '#sdk';

/** An identity that can renew credentials that the backend rejected. */
export interface RefreshableIdentity extends IdentityApi {
  /** Whether the user is a guest. All guests are the same user for the backend. */
  readonly isGuest?: boolean;
  /**
   * Returns credentials that are newer than the rejected ones. Fetches nothing if another request has already renewed
   * them, or if the rejection arrived late.
   */
  renewCredentials(refusedToken: string): Promise<{ token?: string }>;
}

/**
 * Returns an identity with `renewCredentials`. If a plugin's identity doesn't support it, its current credentials are
 * returned.
 */
export function asRefreshable(identity: IdentityApi): RefreshableIdentity {
  if (isRefreshable(identity)) return identity;
  return {
    getProfileInfo: () => identity.getProfileInfo(),
    getBackstageIdentity: () => identity.getBackstageIdentity(),
    getCredentials: () => identity.getCredentials(),
    signOut: () => identity.signOut(),
    renewCredentials: () => identity.getCredentials(),
  };
}

/** Whether the user of an identity is a guest. Check it after sign-in: before, the user is not known. */
export function isGuestIdentity(identity: IdentityApi): boolean {
  return 'isGuest' in identity && identity.isGuest === true;
}

function isRefreshable(identity: IdentityApi): identity is RefreshableIdentity {
  return 'renewCredentials' in identity && typeof identity.renewCredentials === 'function';
}
