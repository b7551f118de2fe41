import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AUTH_COOKIE } from '#protocol';
import { authenticationError, notAllowedError } from '../http/httpError';
import type { CallerIdentity, CallerResolver } from './caller';
import { readCookies } from './session/cookies';
import type { TokenIssuer } from './tokens';

const callers = new WeakMap<FastifyRequest, CallerIdentity>();

/**
 * Asks every request of this scope, and of the scopes inside it, who it comes from. It hangs on the scope and not on the
 * address, so that no spelling of an address gets around it.
 */
export function requireCaller(scope: FastifyInstance, resolveCaller: CallerResolver): void {
  scope.addHook('onRequest', async (request) => {
    callers.set(request, await resolveCaller(request.headers.authorization));
  });
}

/**
 * As `requireCaller`, for what a browser fetches by itself: where a request that reads brings no token, the cookie of the user
 * stands for it. Another site can make a browser send the cookie, but not read the answer; so nothing may change by reading.
 */
export function requireCallerOrCookie(
  scope: FastifyInstance,
  resolveCaller: CallerResolver,
  tokens: Pick<TokenIssuer, 'verifyLimited'>,
): void {
  scope.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const cookie = reads && authorization === undefined ? readCookies(request).get(AUTH_COOKIE) : undefined;
    callers.set(
      request,
      cookie === undefined ? await resolveCaller(authorization) : await tokens.verifyLimited(cookie),
    );
  });
}

/** Who a request of a guarded scope comes from. */
export function callerOf(request: FastifyRequest): CallerIdentity {
  return callers.get(request) ?? { type: 'nobody' };
}

/** The ref of the user behind a request. Nobody is asked to sign in, and a script is refused: it is no user. */
export function userRefOf(request: FastifyRequest): string {
  const caller = callerOf(request);
  if (caller.type === 'user') return caller.userEntityRef;
  if (caller.type === 'nobody') throw authenticationError('Missing credentials');
  throw notAllowedError(`This endpoint does not allow '${caller.type}' credentials`);
}
