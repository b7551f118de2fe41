import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticationError } from '../http/httpError';
import type { CallerIdentity, CallerResolver } from './caller';

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

/** Who a request of a guarded scope comes from. */
export function callerOf(request: FastifyRequest): CallerIdentity {
  return callers.get(request) ?? { type: 'nobody' };
}

/** The ref of the user behind a request; an AuthenticationError for a caller that is no user. */
export function userRefOf(request: FastifyRequest): string {
  const caller = callerOf(request);
  if (caller.type !== 'user') throw authenticationError('Only a user has settings; this caller is none');
  return caller.userEntityRef;
}
