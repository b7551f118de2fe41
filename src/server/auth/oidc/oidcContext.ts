import type { Catalog } from '#backend';
import type { OriginPolicy } from '../../http/originPolicy';
import type { CookiePlan } from '../session/cookiePlan';
import type { PendingSignIns } from '../session/pendingSignIns';
import type { Sealer } from '../session/sealer';
import type { SessionCookies } from '../session/sessionCookies';
import type { SessionStore } from '../session/sessionStore';
import type { SignIn } from '../signIn/createSignIn';
import type { TokenIssuer } from '../tokens/tokens';
import type { LoadConfiguration } from './oidcClient';
import type { OidcSettings } from './oidcSettings';

/** Dependencies of all OpenID Connect providers. */
export interface OidcParts {
  /** Public URL of the auth plugin. */
  authUrl: string;
  /** URL of the app. */
  homeUrl: string;
  /** The environment for requests that don't specify one. */
  defaultEnvironment: string;
  origins: OriginPolicy;
  sealer: Sealer;
  store: SessionStore;
  /** The unrestricted catalog, for finding users. */
  catalog: Catalog;
  tokens: TokenIssuer;
}

/** One environment of a provider, ready to use. */
export interface OidcEnvironment {
  settings: OidcSettings;
  callbackUrl: string;
  load: LoadConfiguration;
  signIn: SignIn;
}

/** One provider, ready to use. */
export interface OidcContext extends OidcParts {
  id: string;
  environments: ReadonlyMap<string, OidcEnvironment>;
  pending: PendingSignIns;
  sessions: SessionCookies;
  cookies: CookiePlan;
}
