import type { IdentityApi } from '#sdk';
import { isGuestIdentity } from '../identity/refreshableIdentity';

/**
 * Returns the entity ref of a user whose settings the backend can store, or `undefined` for others. Settings of guests
 * stay in the browser, because all guests are the same user for the backend. So do settings of users without a token.
 */
export async function findAccount(identity: IdentityApi): Promise<string | undefined> {
  const [{ userEntityRef }, { token }] = await Promise.all([
    identity.getBackstageIdentity(),
    identity.getCredentials(),
  ]);
  return token === undefined || isGuestIdentity(identity) ? undefined : userEntityRef;
}
