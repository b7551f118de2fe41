import { isJsonObject } from '#model';
import { readMap, readText, type ConfigData } from '#backend';
import { listUnknownResolvers, resolveResolvers } from '../signIn/resolveResolvers';
import { type KnownProxy, knownProxies } from './knownProxies';
import type { ProxySettings } from './proxySettings';

const PROVIDERS = 'auth.providers';

/** The identity-aware proxies in `auth.providers`. */
export interface Proxies {
  /** By provider id, in the portal's own environment. */
  proxies: ReadonlyMap<string, ProxySettings>;
  /** Logged when the portal starts. */
  warnings: string[];
}

/** Resolves all providers that have a configured or well-known proxy header. */
export function resolveProxies(config: ConfigData, environment: string): Proxies {
  const proxies = new Map<string, ProxySettings>();
  const warnings: string[] = [];
  for (const [id, provider] of Object.entries(readMap(config, PROVIDERS) ?? {})) {
    const known = Object.hasOwn(knownProxies, id) ? knownProxies[id] : undefined;
    const settings = isJsonObject(provider) ? provider[environment] : undefined;
    if (!isJsonObject(settings)) continue;
    const header = readText(settings, 'jwtHeader') ?? known?.header;
    if (header === undefined) continue;
    const path = `${PROVIDERS}.${id}.${environment}`;
    const jwksUrl = readText(settings, 'jwksUrl') ?? known?.jwksUrl(settings);
    if (jwksUrl === undefined || !URL.canParse(jwksUrl)) {
      warnings.push(
        `Sign-in with '${id}' is not available because ${path}.jwksUrl is not a URL, so tokens of the proxy cannot be verified.`,
      );
      continue;
    }
    const resolved = {
      id,
      environment,
      path,
      header: header.toLowerCase(),
      jwksUrl,
      issuer: readText(settings, 'issuer') ?? known?.issuer(settings),
      audience: readText(settings, 'audience'),
      resolvers: resolveResolvers(settings, path),
    };
    proxies.set(id, resolved);
    warnings.push(...listDoubts(resolved, known));
  }
  return { proxies, warnings };
}

/** Warnings about settings that work but are probably a mistake. */
function listDoubts({ id, path, issuer, audience, resolvers }: ProxySettings, known?: KnownProxy): string[] {
  const doubts: string[] = [];
  if (audience === undefined)
    doubts.push(
      `${path} has no 'audience', so tokens that the proxy issued for other applications are accepted.`,
    );
  if (issuer === undefined && !known)
    doubts.push(`${path} has no 'issuer', so tokens of any issuer with a key of the proxy are accepted.`);
  if (resolvers.length === 0)
    doubts.push(`Sign-in with '${id}' is not available because ${path} has no 'signIn.resolvers'.`);
  return [...doubts, ...listUnknownResolvers(resolvers)];
}
