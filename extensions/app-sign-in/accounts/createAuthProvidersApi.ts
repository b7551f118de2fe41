import type {
  AuthApi,
  AuthProviderInfo,
  AuthProvidersApi,
  ConfigApi,
  DiscoveryApi,
  IconsApi,
  OAuthRequestApi,
} from '#sdk';
import { openPortalUser } from '../session/portalUser';
import { createLazyAuthApi } from './createLazyAuthApi';
import { wellKnownProviders } from './wellKnownProviders';

/** Options of {@link createAuthProvidersApi}. */
export interface AuthProvidersOptions {
  config: ConfigApi;
  discovery: DiscoveryApi;
  icons: IconsApi;
  requests: OAuthRequestApi;
}

/** Creates the registry of authentication providers. A provider's API is loaded on first use. */
export function createAuthProvidersApi(options: AuthProvidersOptions): AuthProvidersApi {
  const { config, icons } = options;
  const apis = new Map<string, AuthApi>();

  function info(id: string): AuthProviderInfo {
    const known = wellKnownProviders.find(([, knownId]) => knownId === id);
    const settings = config.getOptionalConfig('auth.providers')?.getOptionalConfig(id);
    const title = settings?.getOptionalString('title') ?? known?.[2] ?? id;
    // Well-known providers have a brand icon.
    const iconKey = settings?.getOptionalString('icon') ?? (known ? undefined : id);
    const icon = iconKey === undefined ? undefined : icons.icon(iconKey);
    return { id, title, ...(icon && { icon }) };
  }

  return {
    info,
    entered: () => openPortalUser().provider(),
    configured: () =>
      (config.getOptionalConfig('auth.providers')?.keys() ?? []).filter((id) => id !== 'guest').map(info),
    get(id) {
      const api =
        apis.get(id) ??
        createLazyAuthApi(async () =>
          (await import('./oauthAccounts')).createAccounts({ ...options, provider: info(id) }),
        );
      apis.set(id, api);
      return api;
    },
  };
}
