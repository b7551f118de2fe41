import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addCookie, readCookies } from './cookies';
import type { CookiePlan } from './cookiePlan';
import type { Sealer } from './sealer';

const sessionSchema = z.object({
  /** Id of the session. Refreshes don't change it. */
  id: z.string(),
  environment: z.string(),
  subject: z.string(),
  refreshToken: z.string(),
  /** Granted scopes, separated by spaces. */
  scope: z.string(),
});

/** The encrypted content of a session cookie. Contains the refresh token. */
export type StoredSession = z.infer<typeof sessionSchema>;

/** The session cookie of one provider. */
export interface SessionCookies {
  read(request: FastifyRequest): Promise<StoredSession | undefined>;
  /** Set again with every refresh, which extends the session. */
  write(reply: FastifyReply, session: StoredSession, lifetimeSeconds: number): Promise<void>;
  remove(reply: FastifyReply): void;
}

/** Browsers drop larger cookies silently. */
const MAX_COOKIE_LENGTH = 4096;

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
      if (name.length + sealed.length > MAX_COOKIE_LENGTH) {
        reply.log.warn(
          `The refresh token of '${providerId}' is too long for a cookie. Users must sign in again after each reload.`,
        );
      }
      addCookie(reply, name, sealed, { ...plan.attributes, maxAge: lifetimeSeconds });
    },
    remove(reply) {
      addCookie(reply, name, '', { ...plan.attributes, maxAge: 0 });
    },
  };
}
