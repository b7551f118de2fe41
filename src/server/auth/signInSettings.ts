import { valueAtPath } from '#model';
import { resolveOidcProviders, type OidcProviders } from './oidc/resolveOidcProviders';
import type { ProxySettings } from './proxy/proxySettings';
import { resolveProxies } from './proxy/resolveProxies';
import { type ConfigData, parseDuration, readText, readTexts } from '#backend';

/** Sign-in settings, other than those for guests. */
export interface SignInSettings extends OidcProviders {
  /** Identity-aware proxies by provider id. */
  proxies: ReadonlyMap<string, ProxySettings>;
  /** `auth.environment`: the environment for requests that don't specify one. */
  environment: string;
  /** `auth.session.secret`. By default, the portal generates a secret. */
  sessionSecret: string | undefined;
  /** Other origins whose pages can sign users in. */
  extraOrigins: string[];
  /** `auth.backstageTokenExpiration` in seconds. Between ten minutes and a day, because keys are kept for a day. */
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
