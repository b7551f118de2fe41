import { COOKIE_PATH } from '#protocol';
import { type DiscoveryApi, type FetchApi, ResponseError } from '#sdk';
import { readExpiry } from '../../cookie/readExpiry';

/** APIs for requests to the cookie endpoint. */
export interface CookieParts {
  discovery: DiscoveryApi;
  fetchApi: FetchApi;
}

/** Exchanges the user's token for a cookie. Returns when the cookie expires, by the local clock. */
export async function fetchCookie({ discovery, fetchApi }: CookieParts): Promise<number> {
  const response = await fetchApi.fetch(`${await discovery.getBaseUrl('app')}${COOKIE_PATH}`, {
    credentials: 'include',
  });
  if (!response.ok) throw await ResponseError.fromResponse(response);
  const { expiresAt } = (await response.json()) as { expiresAt?: unknown };
  if (expiresAt === undefined) throw new Error('No expiration date in response');
  return readExpiry(expiresAt, response.headers);
}

/** Removes the cookie. With it, the browser could still open the portal, so the sign-out fails if it cannot be removed. */
export async function deleteCookie({ discovery, fetchApi }: CookieParts): Promise<void> {
  const address = `${await discovery.getBaseUrl('app')}${COOKIE_PATH}`;
  const response = await fetchApi.fetch(address, { method: 'DELETE', credentials: 'include' });
  if (!response.ok) throw await ResponseError.fromResponse(response);
}
