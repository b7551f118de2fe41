import type { IdentityApi } from '#sdk';

/** An identity whose credentials can be renewed when the backend no longer takes them. */
export interface RefreshableIdentity extends IdentityApi {
  /**
   * Gives credentials newer than the refused ones. When they are newer already, because another request renewed them
   * or the refusal is a late one, nothing is fetched.
   */
  renewCredentials(refusedToken: string): Promise<{ token?: string }>;
}

/** Gives an identity that can be renewed; one that a plugin made, and which cannot, answers with what it has. */
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

function isRefreshable(identity: IdentityApi): identity is RefreshableIdentity {
  return 'renewCredentials' in identity && typeof identity.renewCredentials === 'function';
}
