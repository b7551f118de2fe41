import type { SignInResolverSettings } from '../signIn/resolverSettings';

/** One environment of an identity-aware proxy, as configured. */
export interface ProxySettings {
  id: string;
  environment: string;
  /** Where the settings stand, for messages: `auth.providers.<id>.<environment>`. */
  path: string;
  /** The header in which the proxy passes on who comes, as a signed token. */
  header: string;
  /** Where the proxy publishes the keys that it signs with. */
  jwksUrl: string;
  issuer: string | undefined;
  audience: string | undefined;
  resolvers: readonly SignInResolverSettings[];
}
