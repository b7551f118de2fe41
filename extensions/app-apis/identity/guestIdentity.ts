import type { IdentityApi } from '#sdk';

const GUEST = 'user:default/guest';

/** The identity of a user if the backend has no authentication: a guest without a token. */
export function createGuestIdentity(): IdentityApi {
  return {
    getProfileInfo: async () => ({ displayName: 'Guest' }),
    getBackstageIdentity: async () => ({
      type: 'user',
      userEntityRef: GUEST,
      ownershipEntityRefs: [GUEST],
    }),
    getCredentials: async () => ({}),
    signOut: async () => {},
  };
}
