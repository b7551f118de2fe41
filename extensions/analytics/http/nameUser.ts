import type { IdentityApi } from '#sdk';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/**
 * What a batch calls the user; nothing unless the settings ask for it. A pseudonym is the same for a user at every visit to one
 * endpoint. Who knows the names of all users can find out whose it is, so it is no anonymity.
 */
export async function nameUser(
  { user = 'none', endpoint }: Pick<HttpAnalyticsSettings, 'user' | 'endpoint'>,
  identity: IdentityApi,
): Promise<string | undefined> {
  if (user === 'none') return undefined;
  const { userEntityRef } = await identity.getBackstageIdentity();
  return user === 'ref' ? userEntityRef : createPseudonym(`${endpoint} ${userEntityRef}`);
}

async function createPseudonym(text: string): Promise<string | undefined> {
  // Browsers offer it over https and on localhost alone.
  if (!('subtle' in crypto)) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = Array.from(new Uint8Array(digest).subarray(0, 16));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
