import type { FastifyRequest } from 'fastify';
import { AUTH_COOKIE } from '#protocol';
import { readCookies } from '../session/cookies';
import type { TokenIssuer } from '../tokens/tokens';

/** Returns whether a request is from a signed-in user. Requests for pages have no token, only the cookie. */
export type PageGuard = (request: FastifyRequest) => Promise<boolean>;

/** Creates the guard of a portal in protected mode. */
export function createPageGuard(tokens: Pick<TokenIssuer, 'verifyLimited'>): PageGuard {
  return async (request) => {
    const cookie = readCookies(request).get(AUTH_COOKIE);
    if (!cookie) return false;
    return tokens.verifyLimited(cookie).then(
      () => true,
      () => false,
    );
  };
}
