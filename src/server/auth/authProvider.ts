import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderSession, Session } from '#protocol';

/** One way to sign in, behind `/api/auth/<id>/`. A part that is absent is one the provider has no use for. */
export interface AuthProvider {
  /** A session for whoever asks; an AuthenticationError when there is none. */
  refresh(request: FastifyRequest, reply: FastifyReply): Promise<Session | ProviderSession>;
  /** Sends the browser to where people prove who they are. */
  start?(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Takes the browser back from there. */
  finish?(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Ends the session. */
  logout?(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}
