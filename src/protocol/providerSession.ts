import * as z from 'zod/mini';
import { IDENTITY_FIELD } from './product';
import { identityBlockSchema, profileSchema } from './session';

/** The provider's own tokens, for calls to its APIs. */
export const providerInfoSchema = z.looseObject({
  accessToken: z.string(),
  idToken: z.optional(z.string()),
  /** The granted scopes, separated by spaces. */
  scope: z.string(),
  expiresInSeconds: z.optional(z.number()),
});

/**
 * The response of `{provider}/refresh`, and the result of the popup, for providers with their own tokens. If the provider is not
 * used for sign-in, the identity is absent.
 */
export const providerSessionSchema = z.object({
  profile: profileSchema,
  providerInfo: providerInfoSchema,
  [IDENTITY_FIELD]: z.optional(identityBlockSchema),
});

export type ProviderSession = z.infer<typeof providerSessionSchema>;
