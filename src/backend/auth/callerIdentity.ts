import type { FastifyRequest } from 'fastify';
import type { UserIdentity } from '#protocol';

/**
 * The identity behind a request: a signed-in user, a service with a configured token, or neither. The type `none` occurs on
 * routes that are open to everyone, and on all routes if the configuration requires no credentials.
 */
export type CallerIdentity = UserIdentity | { type: 'service'; subject: string } | { type: 'none' };

/** Identifies the caller of a request. */
export interface AuthService {
  /**
   * Returns the caller of a request to one of this plugin's routes. Never throws: the host has already checked the credentials.
   */
  callerOf(request: FastifyRequest): CallerIdentity;
  /**
   * Returns the entity ref of the signed-in user, full and in lower case.
   *
   * @throws HttpError 401 without credentials, 403 for a service. Neither happens on routes that are `openTo('users', …)`.
   */
  userRefOf(request: FastifyRequest): string;
}
