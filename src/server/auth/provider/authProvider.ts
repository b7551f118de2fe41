import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderSession, Session } from '#protocol';

/** A sign-in provider, served under `/api/auth/<id>/`. Providers leave out operations that they don't support. */
export interface AuthProvider {
  /** Returns a session. Throws an AuthenticationError if there is none. */
  refresh(request: FastifyRequest, reply: FastifyReply): Promise<Session | ProviderSession>;
  /** Redirects the browser to the identity provider. */
  start?(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Handles the callback from the identity provider. */
  finish?(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Ends the session. */
  logout?(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}
