import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addCookie, readCookies } from './cookies';
import type { CookiePlan } from './cookiePlan';
import type { Sealer } from './sealer';

const sessionSchema = z.object({
  /** Of the session, through all its refreshes. */
  id: z.string(),
  environment: z.string(),
  subject: z.string(),
  refreshToken: z.string(),
  /** Granted scopes, between spaces. */
  scope: z.string(),
});

/** What a browser holds of a session, sealed: with it the identity provider is asked for fresh tokens. */
export type StoredSession = z.infer<typeof sessionSchema>;

/** The session of a browser with one provider. */
export interface SessionCookies {
  read(request: FastifyRequest): Promise<StoredSession | undefined>;
  /** Stored anew with every refresh, so that a session lasts as long as it is used. */
  write(reply: FastifyReply, session: StoredSession, lifetimeSeconds: number): Promise<void>;
  remove(reply: FastifyReply): void;
}

/** Browsers drop larger ones without a word. */
const LARGEST = 4096;

export function createSessionCookies(providerId: string, plan: CookiePlan, sealer: Sealer): SessionCookies {
  const name = plan.nameOf(`${providerId}-refresh-token`);
  const purpose = `session ${providerId}`;
  return {
    async read(request) {
      const sealed = readCookies(request).get(name);
      const content = sealed === undefined ? undefined : await sealer.open(purpose, sealed);
      return content && sessionSchema.safeParse(content).data;
    },
    async write(reply, session, lifetimeSeconds) {
      const sealed = await sealer.seal(purpose, session, lifetimeSeconds);
      if (name.length + sealed.length > LARGEST) {
        reply.log.warn(
          `The refresh token of '${providerId}' is too long for a cookie; its users have to sign in anew after each reload.`,
        );
      }
      addCookie(reply, name, sealed, { ...plan.attributes, maxAge: lifetimeSeconds });
    },
    remove(reply) {
      addCookie(reply, name, '', { ...plan.attributes, maxAge: 0 });
    },
  };
}
