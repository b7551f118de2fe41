import * as z from 'zod/mini';
import { IDENTITY_FIELD } from '../product';
import { identityBlockSchema, profileSchema } from './session';

/** What a provider gave beside the identity: the tokens that its own APIs take. */
export const providerInfoSchema = z.looseObject({
  accessToken: z.string(),
  idToken: z.optional(z.string()),
  /** Granted scopes, between spaces. */
  scope: z.string(),
  expiresInSeconds: z.optional(z.number()),
});

/**
 * Answer of `{provider}/refresh`, and what a popup sends, for providers with tokens of their own. A provider that is not
 * configured to sign people in gives no identity.
 */
export const providerSessionSchema = z.object({
  profile: profileSchema,
  providerInfo: providerInfoSchema,
  [IDENTITY_FIELD]: z.optional(identityBlockSchema),
});

export type ProviderSession = z.infer<typeof providerSessionSchema>;
