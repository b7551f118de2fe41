import type { CatalogReader } from '../../catalog/reader';
import type { OriginPolicy } from '../originPolicy';
import type { CookiePlan } from '../session/cookiePlan';
import type { PendingSignIns } from '../session/pendingSignIns';
import type { Sealer } from '../session/sealer';
import type { SessionCookies } from '../session/sessionCookies';
import type { SessionStore } from '../session/sessionStore';
import type { SignIn } from '../signIn/createSignIn';
import type { TokenIssuer } from '../tokens';
import type { LoadConfiguration } from './oidcClient';
import type { OidcSettings } from './oidcSettings';

/** What every OpenID Connect provider of a portal is made with. */
export interface OidcParts {
  /** Address of the auth plugin as browsers know it. */
  authUrl: string;
  /** Address of the app. */
  homeUrl: string;
  /** The environment that is taken when a request names none. */
  defaultEnvironment: string;
  origins: OriginPolicy;
  sealer: Sealer;
  store: SessionStore;
  reader: Pick<CatalogReader, 'entityByRef' | 'entities'>;
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
