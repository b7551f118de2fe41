import { COOKIE_PATH } from '#protocol';
import { type DiscoveryApi, type FetchApi, ResponseError } from '#sdk';

/** What reaches the cookie's address. */
export interface CookieParts {
  discovery: DiscoveryApi;
  fetchApi: FetchApi;
}

/** Exchanges the user's token for a cookie, and says until when it is good, by this machine's clock. */
export async function fetchCookie({ discovery, fetchApi }: CookieParts): Promise<number> {
  const response = await fetchApi.fetch(`${await discovery.getBaseUrl('app')}${COOKIE_PATH}`, {
    credentials: 'include',
  });
  if (!response.ok) throw await ResponseError.fromResponse(response);
  const { expiresAt } = (await response.json()) as { expiresAt?: unknown };
  if (expiresAt === undefined) throw new Error('No expiration date in response');
  const time = typeof expiresAt === 'string' ? Date.parse(expiresAt) : NaN;
  if (Number.isNaN(time)) throw new Error('Invalid expiration date in response');
  // The time of the answer is the server's own; where it is missing, the clocks are taken to agree.
  const serverNow = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(serverNow) ? time : time - serverNow + Date.now();
}

/** Gives the cookie back. That it could not be is no reason to keep a user who leaves. */
export async function deleteCookie({ discovery, fetchApi }: CookieParts): Promise<void> {
  const address = `${await discovery.getBaseUrl('app')}${COOKIE_PATH}`;
  await fetchApi.fetch(address, { method: 'DELETE', credentials: 'include' }).catch((error: unknown) => {
    console.warn('The cookie of the session could not be given back.', error);
  });
}
