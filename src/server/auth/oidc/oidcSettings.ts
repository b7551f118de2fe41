import type { SignInResolverSettings } from '../signIn/resolverSettings';

/** How token requests prove that they come from this portal. */
export type TokenEndpointAuthMethod =
  | 'client_secret_basic'
  | 'client_secret_post'
  | 'client_secret_jwt'
  | 'none';

/** One environment of one provider, as configured. */
export interface OidcSettings {
  id: string;
  environment: string;
  /** Where the settings stand, for messages: `auth.providers.<id>.<environment>`. */
  path: string;
  /** The issuer, or the address of its metadata. */
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Asked for in every sign-in. */
  scopes: readonly string[];
  /** Further parameters of the address that people are sent to. */
  parameters: Readonly<Record<string, string>>;
  callbackUrl: string | undefined;
  authMethod: TokenEndpointAuthMethod | undefined;
  signedResponseAlgorithm: string | undefined;
  timeoutSeconds: number;
  /** How long a session lasts without being refreshed, in seconds. */
  sessionSeconds: number;
  /** None: the provider gives tokens for its own APIs and signs nobody in. */
  resolvers: readonly SignInResolverSettings[];
}
