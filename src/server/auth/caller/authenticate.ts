import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  authenticationError,
  HttpError,
  notAllowedError,
  type AuthService,
  type CallerIdentity,
} from '#backend';
import { AUTH_COOKIE } from '#protocol';
import { readCookies } from '../session/cookies';
import type { TokenIssuer } from '../tokens/tokens';
import { readPassword, type CallerResolver } from './createCallerResolver';

/** The ways to identify a caller. */
export interface CallerResolvers {
  resolveCaller: CallerResolver;
  /** Returns the guest, if guests are the only users. */
  resolveGuest?: (() => Promise<CallerIdentity>) | undefined;
  tokens: Pick<TokenIssuer, 'verifyLimited'>;
}

const callers = new WeakMap<FastifyRequest, CallerIdentity>();

/**
 * Identifies the caller of every request in this scope and the scopes inside it. The hook is attached to the scope,
 * not to paths, so another spelling of a path cannot bypass it. Routes that are open to everyone are skipped. If a
 * route declares `acceptCookie`, a read request without a token is identified by the user's cookie. If it declares
 * `acceptPassword`, a token can be the password of Basic credentials.
 */
export function requireCaller(
  scope: FastifyInstance,
  { resolveCaller, resolveGuest, tokens }: CallerResolvers,
): void {
  scope.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    const { authorization } = request.headers;
    if (access?.for === 'everyone' && authorization === undefined) return;
    if (access?.acceptPassword && isReading(request)) {
      callers.set(request, await resolveByPassword(authorization, { resolveCaller, resolveGuest }));
      return;
    }
    const cookie =
      access?.acceptCookie && authorization === undefined ? readReadingCookie(request) : undefined;
    callers.set(
      request,
      cookie === undefined ? await resolveCaller(authorization) : await tokens.verifyLimited(cookie),
    );
  });
}

// Another site can make a browser send cookies and Basic credentials but can't read the response, so they must not permit changes.
function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function readReadingCookie(request: FastifyRequest): string | undefined {
  return isReading(request) ? readCookies(request).get(AUTH_COOKIE) : undefined;
}

async function resolveByPassword(
  authorization: string | undefined,
  { resolveCaller, resolveGuest }: Omit<CallerResolvers, 'tokens'>,
): Promise<CallerIdentity> {
  if (authorization === undefined && resolveGuest) return resolveGuest();
  const password = readPassword(authorization);
  try {
    return await resolveCaller(password === undefined ? authorization : `Bearer ${password}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode !== 401) throw error;
    const challenge = { 'www-authenticate': 'Basic realm="Trellis", charset="UTF-8"' };
    throw new HttpError(error.name, 401, error.message, {
      ...error.headers,
      ...challenge,
    });
  }
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
