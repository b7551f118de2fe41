import { authenticationError, notAllowedError } from '#backend';
import { toOriginPattern } from './originPattern';
import type { FastifyRequest } from 'fastify';

/** The origins whose pages can sign users in: the app's own and the configured ones. */
export interface OriginPolicy {
  appOrigin: string;
  isAllowed(origin: string): boolean;
}

export function createOriginPolicy(appOrigin: string, extraOrigins: readonly string[]): OriginPolicy {
  const patterns = [appOrigin, ...extraOrigins].map(toOriginPattern);
  return { appOrigin, isAllowed: (origin) => patterns.some((pattern) => pattern.test(origin)) };
}

/**
 * Rejects requests from pages of other origins. A form cannot set the header, and a script that sets it sends its
 * origin.
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
