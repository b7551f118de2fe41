import * as z from 'zod/mini';
import { IDENTITY_FIELD } from '../product';

export const profileSchema = z.object({
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  picture: z.optional(z.string()),
});

/** Who the user is, and which entities count as theirs. Refs are full and lower-case. */
export const userIdentitySchema = z.object({
  type: z.literal('user'),
  userEntityRef: z.string(),
  ownershipEntityRefs: z.array(z.string()),
});

export const identityBlockSchema = z.object({
  token: z.string(),
  expiresInSeconds: z.optional(z.number()),
  identity: userIdentitySchema,
});

/** Answer of `{provider}/refresh`. `providerInfo` is absent for providers that have no tokens of their own, such as guest. */
export const sessionSchema = z.object({
  profile: profileSchema,
  providerInfo: z.optional(z.looseObject({})),
  [IDENTITY_FIELD]: identityBlockSchema,
});

export type ProfileInfo = z.infer<typeof profileSchema>;
export type UserIdentity = z.infer<typeof userIdentitySchema>;
export type Session = z.infer<typeof sessionSchema>;
