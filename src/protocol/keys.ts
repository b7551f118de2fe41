import * as z from 'zod/mini';

/** `auth/.well-known/jwks.json`: the public keys for verifying tokens. */
export const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })),
});

/** `auth/.well-known/openid-configuration`. */
export const openidConfigurationSchema = z.looseObject({
  issuer: z.string(),
  token_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  jwks_uri: z.string(),
  response_types_supported: z.array(z.string()),
  subject_types_supported: z.array(z.string()),
  id_token_signing_alg_values_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
  token_endpoint_auth_methods_supported: z.array(z.string()),
  claims_supported: z.array(z.string()),
  grant_types_supported: z.array(z.string()),
});

/** `auth/v1/userinfo`: the subject and the ownership refs of a user token. */
export const userInfoSchema = z.object({
  claims: z.looseObject({ sub: z.string(), ent: z.array(z.string()) }),
});

export type Jwks = z.infer<typeof jwksSchema>;
export type OpenidConfiguration = z.infer<typeof openidConfigurationSchema>;
export type UserInfo = z.infer<typeof userInfoSchema>;
