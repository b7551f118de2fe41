import * as z from 'zod/mini';
import { IDENTITY_FIELD } from './product';

export const profileSchema = z.object({
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  picture: z.optional(z.string()),
});

/** The identity of a user. The user owns the entities of all `ownershipEntityRefs`. Refs are full and in lower case. */
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

/** The response of `{provider}/refresh`. `providerInfo` is absent for providers without their own tokens, such as guest. */
export const sessionSchema = z.object({
  profile: profileSchema,
  providerInfo: z.optional(z.looseObject({})),
  [IDENTITY_FIELD]: identityBlockSchema,
});

export type ProfileInfo = z.infer<typeof profileSchema>;
export type UserIdentity = z.infer<typeof userIdentitySchema>;
export type Session = z.infer<typeof sessionSchema>;
