import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addCookie, readCookies, type CookieAttributes } from './cookies';
import type { CookiePlan } from './cookiePlan';
import type { Sealer } from './sealer';

const pendingSchema = z.object({
  environment: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Origin of the waiting page. */
  origin: z.string(),
  flow: z.enum(['popup', 'redirect']),
  /** Where a redirect returns to. Validated when the sign-in started. */
  redirectUrl: z.optional(z.string()),
  scope: z.string(),
  iat: z.optional(z.number()),
});

/** A sign-in that has started and not finished. */
export type PendingSignIn = z.infer<typeof pendingSchema>;

/**
 * Stores pending sign-ins, encrypted, in cookies of the browser, so that any server can finish a sign-in that another
 * one started.
 */
export interface PendingSignIns {
  add(request: FastifyRequest, reply: FastifyReply, pending: PendingSignIn): Promise<void>;
  /** Returns the sign-in with this state and removes it from the browser. */
  take(request: FastifyRequest, reply: FastifyReply, state: string): Promise<PendingSignIn | undefined>;
}

const LIFETIME_SECONDS = 10 * 60;
/** Limits the cookies of unfinished sign-ins, because servers reject requests with large headers. */
const MAX_PENDING = 4;

export function createPendingSignIns(providerId: string, plan: CookiePlan, sealer: Sealer): PendingSignIns {
  const prefix = plan.nameOf(`${providerId}-sign-in-`);
  const purpose = `sign-in ${providerId}`;
  // The provider sends the browser back with a link, which `Lax` permits.
  const attributes: Omit<CookieAttributes, 'maxAge'> = { ...plan.attributes, sameSite: 'Lax' };
  const nameOf = (state: string): string => prefix + state.replace(/[^\w-]/g, '').slice(0, 16);
  const remove = (reply: FastifyReply, name: string): void =>
    addCookie(reply, name, '', { ...attributes, maxAge: 0 });

  async function open(sealed: string): Promise<PendingSignIn | undefined> {
    const content = await sealer.open(purpose, sealed);
    return content && pendingSchema.safeParse(content).data;
  }

  return {
    async add(request, reply, pending) {
      const others = [...readCookies(request)].filter(([name]) => name.startsWith(prefix));
      const aged = await Promise.all(
        others.map(async ([name, sealed]) => ({ name, begun: (await open(sealed))?.iat ?? 0 })),
      );
      aged.sort((a, b) => b.begun - a.begun);
      for (const { name } of aged.slice(MAX_PENDING - 1)) remove(reply, name);
      const sealed = await sealer.seal(purpose, pending, LIFETIME_SECONDS);
      addCookie(reply, nameOf(pending.state), sealed, { ...attributes, maxAge: LIFETIME_SECONDS });
    },
    async take(request, reply, state) {
      const name = nameOf(state);
      const sealed = readCookies(request).get(name);
      if (sealed === undefined) return undefined;
      remove(reply, name);
      const pending = await open(sealed);
      return pending?.state === state ? pending : undefined;
    },
  };
}
