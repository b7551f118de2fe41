import type { SignInResolverSettings } from '../signIn/resolverSettings';

/** How token requests authenticate the portal. */
export type TokenEndpointAuthMethod =
  | 'client_secret_basic'
  | 'client_secret_post'
  | 'client_secret_jwt'
  | 'none';

/** One configured environment of a provider. */
export interface OidcSettings {
  id: string;
  environment: string;
  /** Path of the settings, for messages: `auth.providers.<id>.<environment>`. */
  path: string;
  /** The issuer, or the URL of its metadata. */
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Requested in every sign-in. */
  scopes: readonly string[];
  /** Additional parameters of the authorization request. */
  parameters: Readonly<Record<string, string>>;
  callbackUrl: string | undefined;
  authMethod: TokenEndpointAuthMethod | undefined;
  signedResponseAlgorithm: string | undefined;
  timeoutSeconds: number;
  /** Lifetime of a session without a refresh, in seconds. */
  sessionSeconds: number;
  /** If empty, the provider only provides tokens for its own APIs and no portal identity. */
  resolvers: readonly SignInResolverSettings[];
}
