import { parseEntityRef, stringifyEntityRef } from '#model';
import { type ApiHolder, discoveryApiRef, type IdentityApi } from '#sdk';
import { asRefreshable } from '#extensions/app-apis';
import { setPortalUser } from '../../session/setPortalUser';

const ID_TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** Whether a text has the format of an OpenID Connect ID token. */
export function isIdToken(text: string): boolean {
  return ID_TOKEN.test(text);
}

/** Returns the entity ref of a custom user. Throws if the text is not one. */
export function parseUserRef(userId: string): string {
  return stringifyEntityRef(parseEntityRef(userId, { defaultKind: 'user', defaultNamespace: 'default' }));
}

/** Creates the identity of a custom user. The token, if any, is sent to the backend unchanged. */
export function createCustomIdentity(
  apis: ApiHolder,
  { userId, idToken }: { userId: string; idToken: string },
): IdentityApi {
  const userEntityRef = parseUserRef(userId);
  const identity: IdentityApi = {
    getProfileInfo: async () => ({ displayName: userId }),
    getBackstageIdentity: async () => ({
      type: 'user',
      userEntityRef,
      ownershipEntityRefs: [userEntityRef],
    }),
    getCredentials: async () => (idToken === '' ? {} : { token: idToken }),
    signOut: async () => {},
  };
  const discovery = apis.get(discoveryApiRef);
  if (!discovery) return identity;
  return setPortalUser({ discovery, provider: 'custom', userEntityRef, identity: asRefreshable(identity) });
}
