import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticationError, notAllowedError, type AuthService, type CallerIdentity } from '#backend';
import { AUTH_COOKIE } from '#protocol';
import { readCookies } from '../session/cookies';
import type { TokenIssuer } from '../tokens/tokens';
import type { CallerResolver } from './createCallerResolver';

const callers = new WeakMap<FastifyRequest, CallerIdentity>();

/**
 * Identifies the caller of every request in this scope and the scopes inside it. The hook is attached to the scope,
 * not to paths, so another spelling of a path cannot bypass it. Routes that are open to everyone are skipped. If a
 * route declares `acceptCookie`, a read request without a token is identified by the user's cookie.
 */
export function requireCaller(
  scope: FastifyInstance,
  resolveCaller: CallerResolver,
  tokens: Pick<TokenIssuer, 'verifyLimited'>,
): void {
  scope.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    const { authorization } = request.headers;
    if (access?.for === 'everyone' && authorization === undefined) return;
    const cookie =
      access?.acceptCookie && authorization === undefined ? readReadingCookie(request) : undefined;
    callers.set(
      request,
      cookie === undefined ? await resolveCaller(authorization) : await tokens.verifyLimited(cookie),
    );
  });
}

// Another site can make a browser send the cookie but can't read the response, so the cookie must not permit changes.
function readReadingCookie(request: FastifyRequest): string | undefined {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads ? readCookies(request).get(AUTH_COOKIE) : undefined;
}

/** Returns the caller of a request in a guarded scope. */
export function callerOf(request: FastifyRequest): CallerIdentity {
  return callers.get(request) ?? { type: 'none' };
}

/** The `auth` service of plugins. */
export const authService: AuthService = {
  callerOf,
  userRefOf(request) {
    const caller = callerOf(request);
    if (caller.type === 'user') return caller.userEntityRef;
    if (caller.type === 'none') throw authenticationError('Missing credentials');
    throw notAllowedError(`This endpoint does not allow '${caller.type}' credentials`);
  },
};
