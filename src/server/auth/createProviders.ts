import type { CatalogReader } from '../catalog/reader';
import type { ServerSettings } from '../settings/serverSettings';
import type { AuthProvider } from './authProvider';
import { createGuestProvider } from './guestProvider';
import { createOidcProvider } from './oidc/createOidcProvider';
import { createOriginPolicy } from './originPolicy';
import { createProxyProvider } from './proxy/createProxyProvider';
import { createSealer } from './session/sealer';
import type { SessionStore } from './session/sessionStore';
import { createSignIn } from './signIn/createSignIn';
import type { TokenIssuer } from './tokens';

export interface ProviderParts {
  settings: ServerSettings;
  reader: CatalogReader;
  tokens: TokenIssuer;
  sessions: SessionStore;
}

/** Every way to sign in that the configuration names, by provider id. */
export function createProviders(parts: ProviderParts): Map<string, AuthProvider> {
  const { settings, reader, tokens, sessions } = parts;
  const { sessionSecret, extraOrigins, environment } = settings.signIn;
  const shared = {
    authUrl: `${settings.backendBaseUrl}/api/auth`,
    homeUrl: `${settings.appOrigin}${settings.basePath}/`,
    defaultEnvironment: environment,
    origins: createOriginPolicy(settings.appOrigin, extraOrigins),
    sealer: createSealer(async () => sessionSecret ?? sessions.secret()),
    store: sessions,
    reader,
    tokens,
  };
  const providers = new Map<string, AuthProvider>();
  for (const [id, environments] of settings.signIn.providers) {
    providers.set(id, createOidcProvider(id, environments, shared));
  }
  for (const [id, proxy] of settings.signIn.proxies) {
    const signIn = createSignIn(proxy.resolvers, reader, tokens);
    providers.set(id, createProxyProvider(proxy, { origins: shared.origins, signIn }));
  }
  if (settings.guest) providers.set('guest', createGuestProvider(settings.guest, reader, tokens));
  return providers;
}
