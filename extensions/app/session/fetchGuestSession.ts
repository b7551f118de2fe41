import { IDENTITY_FIELD, sessionSchema } from '#protocol';
import { ResponseError, type DiscoveryApi } from '#sdk';
import { resolveLifetime } from './resolveLifetime';
import type { Session } from './session';

/** The backend has no guest provider. */
export class GuestNotInstalledError extends Error {
  override readonly name = 'GuestNotInstalledError';
}

/** What {@link fetchGuestSession} works with. */
export interface FetchGuestSessionOptions {
  discovery: DiscoveryApi;
  /** Goes without a token: there is none yet. */
  baseFetch?: (url: string, init: RequestInit) => Promise<Response>;
  now?: () => number;
}

/**
 * Asks the backend for a session as guest.
 *
 * @throws {GuestNotInstalledError} when the backend knows no guests.
 * @throws {ResponseError} when it refuses or fails.
 */
export async function fetchGuestSession(options: FetchGuestSessionOptions): Promise<Session> {
  const { discovery, baseFetch = (url, init) => globalThis.fetch(url, init), now = Date.now } = options;
  const response = await baseFetch(`${await discovery.getBaseUrl('auth')}/guest/refresh`, {
    credentials: 'include',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  if (response.status === 404) throw new GuestNotInstalledError('The backend has no guest provider.');
  if (!response.ok) {
    const cause = await ResponseError.fromResponse(response);
    throw new Error(`Auth refresh request failed, ${cause.message}`, { cause });
  }

  const answer = sessionSchema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success)
    throw new Error('Auth refresh request failed, the backend did not answer with a session', {
      cause: answer.error,
    });
  const { profile, [IDENTITY_FIELD]: block } = answer.data;
  return {
    token: block.token,
    identity: block.identity,
    profile,
    lifetime: resolveLifetime(block.token, block.expiresInSeconds),
    receivedAt: now(),
  };
}
