import type { CatalogService } from '#backend';
import type { AuthProvider } from './provider/authProvider';
import { createGuestProvider, type GuestSettings } from './guest/guestProvider';
import { createOidcProvider } from './oidc/createOidcProvider';
import { createOriginPolicy } from '../http/originPolicy';
import { createProxyProvider } from './proxy/createProxyProvider';
import type { Sealer } from './session/sealer';
import type { SessionStore } from './session/sessionStore';
import { createSignIn } from './signIn/createSignIn';
import type { SignInSettings } from './signInSettings';
import type { TokenIssuer } from './tokens/tokens';

/** The server settings that sign-in needs. */
export interface ProviderSettings {
  backendBaseUrl: string;
  appOrigin: string;
  /** Path of the app within its origin, without a trailing slash. */
  basePath: string;
  signIn: SignInSettings;
  guest?: GuestSettings | undefined;
}

export interface ProviderParts {
  settings: ProviderSettings;
  catalog: CatalogService;
  tokens: TokenIssuer;
  sessions: SessionStore;
  sealer: Sealer;
}

/** Creates all configured sign-in providers, by provider id. */
export function createProviders(parts: ProviderParts): Map<string, AuthProvider> {
  const { settings, tokens, sessions, sealer } = parts;
  const catalog = parts.catalog.whole;
  const { extraOrigins, environment } = settings.signIn;
  const shared = {
    authUrl: `${settings.backendBaseUrl}/api/auth`,
    homeUrl: `${settings.appOrigin}${settings.basePath}/`,
    defaultEnvironment: environment,
    origins: createOriginPolicy(settings.appOrigin, extraOrigins),
    sealer,
    store: sessions,
    catalog,
    tokens,
  };
  const providers = new Map<string, AuthProvider>();
  for (const [id, environments] of settings.signIn.providers) {
    providers.set(id, createOidcProvider(id, environments, shared));
  }
  for (const [id, proxy] of settings.signIn.proxies) {
    const signIn = createSignIn(proxy.resolvers, catalog, tokens);
    providers.set(id, createProxyProvider(proxy, { origins: shared.origins, signIn }));
  }
  if (settings.guest) providers.set('guest', createGuestProvider(settings.guest, catalog, tokens));
  return providers;
}
