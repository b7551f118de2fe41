import { isJsonObject } from '#model';
import { readMap, readText, type ConfigData } from '../../settings/configValue';
import { listUnknownResolvers, resolveResolvers } from '../signIn/resolveResolvers';
import { type KnownProxy, knownProxies } from './knownProxies';
import type { ProxySettings } from './proxySettings';

const PROVIDERS = 'auth.providers';

/** `auth.providers` as far as identity-aware proxies go. */
export interface Proxies {
  /** By provider id, in the portal's own environment. */
  proxies: ReadonlyMap<string, ProxySettings>;
  /** What an administrator should hear of when the portal starts. */
  warnings: string[];
}

/** Every provider that names the header of a proxy, or whose header everybody knows. */
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
        `Nobody can sign in with '${id}': ${path} has no 'jwksUrl' that is a URL, so that nothing the proxy says can be verified.`,
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

/** What is configured, works, and is most likely not meant. */
function listDoubts({ id, path, issuer, audience, resolvers }: ProxySettings, known?: KnownProxy): string[] {
  const doubts: string[] = [];
  if (audience === undefined)
    doubts.push(
      `${path} has no 'audience': whoever the proxy lets into another application may come in here too.`,
    );
  if (issuer === undefined && !known)
    doubts.push(`${path} has no 'issuer', so that the word of everybody with a key of the proxy counts.`);
  if (resolvers.length === 0)
    doubts.push(`Nobody can sign in with '${id}': ${path} has no 'signIn.resolvers'.`);
  return [...doubts, ...listUnknownResolvers(resolvers)];
}
