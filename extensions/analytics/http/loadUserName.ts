import type { IdentityApi } from '#sdk';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/**
 * Loads the name of the user for batches. Returns `undefined` unless the settings ask for it. The pseudonym of a user is stable
 * for an endpoint. It is not anonymous: anyone who knows all user names can calculate their pseudonyms.
 */
export async function loadUserName(
  { user = 'none', endpoint }: Pick<HttpAnalyticsSettings, 'user' | 'endpoint'>,
  identity: IdentityApi,
): Promise<string | undefined> {
  if (user === 'none') return undefined;
  const { userEntityRef } = await identity.getBackstageIdentity();
  return user === 'ref' ? userEntityRef : createPseudonym(`${endpoint} ${userEntityRef}`);
}

async function createPseudonym(text: string): Promise<string | undefined> {
  // Browsers offer it only over HTTPS and on localhost.
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = Array.from(new Uint8Array(digest).subarray(0, 16));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
