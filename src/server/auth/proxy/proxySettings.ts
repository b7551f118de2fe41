import type { SignInResolverSettings } from '../signIn/resolverSettings';

/** One configured environment of an identity-aware proxy. */
export interface ProxySettings {
  id: string;
  environment: string;
  /** Path of the settings, for messages: `auth.providers.<id>.<environment>`. */
  path: string;
  /** The request header with the signed token. */
  header: string;
  /** Where the proxy publishes its public keys. */
  jwksUrl: string;
  issuer: string | undefined;
  audience: string | undefined;
  resolvers: readonly SignInResolverSettings[];
}
