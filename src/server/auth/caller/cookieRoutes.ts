import type { FastifyInstance } from 'fastify';
import { AUTH_COOKIE, COOKIE_PATH, type CookieExpiry } from '#protocol';
import { authenticationError } from '#backend';
import { readBearer } from './createCallerResolver';
import { addCookie, type CookieAttributes } from '../session/cookies';
import type { TokenIssuer } from '../tokens/tokens';

export interface CookieRoutesOptions {
  tokens: TokenIssuer;
  attributes: Omit<CookieAttributes, 'maxAge'>;
}

/**
 * Exchanges a user's token for a cookie, for pages, images and downloads that the browser fetches without a script.
 * The cookie holds a limited, read-only token. Deleting it requires no token because the token may have expired.
 */
export function cookieRoutes(scope: FastifyInstance, { tokens, attributes }: CookieRoutesOptions): void {
  scope.get(COOKIE_PATH, async (request, reply): Promise<CookieExpiry> => {
    const bearer = readBearer(request.headers.authorization);
    if (bearer === undefined) throw authenticationError('Missing credentials');
    const { token, expiresAt } = await tokens.limit(bearer);
    const maxAge = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
    addCookie(reply, AUTH_COOKIE, token, { ...attributes, maxAge });
    reply.header('cache-control', 'no-store');
    return { expiresAt: expiresAt.toISOString() };
  });

  scope.delete(COOKIE_PATH, (_request, reply) => {
    addCookie(reply, AUTH_COOKIE, '', { ...attributes, maxAge: 0 });
    return reply.code(204).send();
  });
}
