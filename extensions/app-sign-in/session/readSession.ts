import * as z from 'zod/mini';
import { IDENTITY_FIELD, sessionSchema } from '#protocol';
import { resolveLifetime } from './resolveLifetime';
import type { Session } from './session';

const { profile, [IDENTITY_FIELD]: identityBlock } = sessionSchema.shape;

const answerSchema = z.object({
  profile: z.optional(profile),
  providerInfo: z.optional(
    z.object({
      accessToken: z.optional(z.string()),
      idToken: z.optional(z.string()),
      scope: z.optional(z.string()),
      expiresInSeconds: z.optional(z.number()),
    }),
  ),
  [IDENTITY_FIELD]: z.optional(identityBlock),
});

/** Parses a session from the backend's response; `undefined` if it is not a session. */
export function readSession(answer: unknown, now: number): Session | undefined {
  const parsed = answerSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const { profile: shown = {}, providerInfo: tokens, [IDENTITY_FIELD]: block } = parsed.data;
  if (tokens === undefined && block === undefined) return undefined;
  return {
    profile: shown,
    lifetime: Math.min(
      block ? resolveLifetime(block.token, block.expiresInSeconds) : Infinity,
      tokens ? resolveLifetime(tokens.idToken ?? '', tokens.expiresInSeconds, block && Infinity) : Infinity,
    ),
    receivedAt: now,
    ...(block && { token: block.token, identity: block.identity }),
    ...(tokens && {
      provider: {
        ...(tokens.accessToken !== undefined && { accessToken: tokens.accessToken }),
        ...(tokens.idToken !== undefined && { idToken: tokens.idToken }),
        scopes: (tokens.scope ?? '').split(/[\s,]+/).filter(Boolean),
      },
    }),
  };
}
