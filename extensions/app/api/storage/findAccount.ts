import type { IdentityApi } from '#sdk';
import { openPortalUser } from '../../session/portalUser';

/**
 * Gives the ref of a user whose settings the backend can keep. All guests are one user to it, and a user without a token is none:
 * theirs stay in the browser.
 */
export async function findAccount(identity: IdentityApi): Promise<string | undefined> {
  const [{ userEntityRef }, { token }] = await Promise.all([
    identity.getBackstageIdentity(),
    identity.getCredentials(),
  ]);
  return token === undefined || openPortalUser().provider() === 'guest' ? undefined : userEntityRef;
}
