import { parseEntityRef, stringifyEntityRef } from '#model';
import { type ApiHolder, discoveryApiRef, type IdentityApi } from '#sdk';
import { asRefreshable } from '../../api/identity/refreshableIdentity';
import { enterPortal } from '../../session/enterPortal';

const ID_TOKEN = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** Whether a text has the form of a token of OpenID Connect. */
export function isIdToken(text: string): boolean {
  return ID_TOKEN.test(text);
}

/** Creates the identity of someone who only says who they are. Their token, if any, goes to the backend as it is. */
export function createCustomIdentity(
  apis: ApiHolder,
  { userId, idToken }: { userId: string; idToken: string },
): IdentityApi {
  const userEntityRef = stringifyEntityRef(
    parseEntityRef(userId, { defaultKind: 'user', defaultNamespace: 'default' }),
  );
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
  return enterPortal({ discovery, provider: 'custom', userEntityRef, identity: asRefreshable(identity) });
}
