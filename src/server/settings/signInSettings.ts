import { valueAtPath } from '#model';
import { resolveOidcProviders, type OidcProviders } from '../auth/oidc/resolveOidcProviders';
import type { ProxySettings } from '../auth/proxy/proxySettings';
import { resolveProxies } from '../auth/proxy/resolveProxies';
import { readText, readTexts, type ConfigData } from './configValue';
import { parseDuration } from './duration';

/** What signing in takes from the configuration, beside guests. */
export interface SignInSettings extends OidcProviders {
  /** Identity-aware proxies by provider id. */
  proxies: ReadonlyMap<string, ProxySettings>;
  /** `auth.environment`: which settings of a provider apply where a request names none. */
  environment: string;
  /** `auth.session.secret`; without one the portal makes its own. */
  sessionSecret: string | undefined;
  /** Origins beside the app's own whose pages may sign people in. */
  extraOrigins: string[];
  /** `auth.backstageTokenExpiration` in seconds, between ten minutes and a day, for which keys are kept. */
  tokenSeconds: number | undefined;
}

export function resolveSignIn(config: ConfigData): SignInSettings {
  const environment = readText(config, 'auth.environment') ?? 'development';
  const { providers, warnings } = resolveOidcProviders(config);
  const { proxies, warnings: doubts } = resolveProxies(config, environment);
  return {
    providers,
    proxies,
    warnings: [...warnings, ...doubts],
    environment,
    sessionSecret: readText(config, 'auth.session.secret'),
    extraOrigins: readTexts(config, 'auth.experimentalExtraAllowedOrigins') ?? [],
    tokenSeconds: resolveTokenSeconds(config),
  };
}

function resolveTokenSeconds(config: ConfigData): number | undefined {
  const seconds = parseDuration(valueAtPath(config, 'auth.backstageTokenExpiration'));
  return seconds === undefined ? undefined : Math.min(Math.max(Math.round(seconds), 600), 86_400);
}
