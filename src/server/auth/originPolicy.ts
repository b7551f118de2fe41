import { authenticationError, notAllowedError } from '../http/httpError';
import { toOriginPattern } from '../http/originPattern';
import type { FastifyRequest } from 'fastify';

/** Which pages may sign people in: those of the app, and those of the origins that the configuration adds. */
export interface OriginPolicy {
  appOrigin: string;
  isAllowed(origin: string): boolean;
}

export function createOriginPolicy(appOrigin: string, extraOrigins: readonly string[]): OriginPolicy {
  const patterns = [appOrigin, ...extraOrigins].map(toOriginPattern);
  return { appOrigin, isAllowed: (origin) => patterns.some((pattern) => pattern.test(origin)) };
}

/**
 * Refuses requests that a page of a stranger can send: a form cannot set the header, and a script that sets it says where it
 * comes from.
 */
export function assertOwnRequest(request: FastifyRequest, origins: OriginPolicy): void {
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') {
    throw authenticationError('Invalid X-Requested-With header');
  }
  const { origin } = request.headers;
  if (origin !== undefined && !origins.isAllowed(origin)) {
    throw notAllowedError(`Origin '${origin}' is not allowed`);
  }
}
