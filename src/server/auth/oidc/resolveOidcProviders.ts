import { isJsonObject } from '#model';
import { parseDuration } from '../../settings/duration';
import { readMap, readText, readTexts, type ConfigData } from '../../settings/configValue';
import { listUnknownResolvers, resolveResolvers } from '../signIn/resolveResolvers';
import { knownProviders, ordinaryProvider, type KnownProvider } from './knownProviders';
import type { OidcSettings, TokenEndpointAuthMethod } from './oidcSettings';

const PROVIDERS = 'auth.providers';
const DAY = 24 * 60 * 60;

/** `auth.providers` as far as OpenID Connect goes. */
export interface OidcProviders {
  /** By provider id, then by environment. */
  providers: ReadonlyMap<string, ReadonlyMap<string, OidcSettings>>;
  /** What an administrator should hear of when the portal starts. */
  warnings: string[];
}

/** Every provider with a client id and an issuer, its own or the one that everybody knows. */
export function resolveOidcProviders(config: ConfigData): OidcProviders {
  const providers = new Map<string, Map<string, OidcSettings>>();
  const warnings: string[] = [];
  for (const [id, provider] of Object.entries(readMap(config, PROVIDERS) ?? {})) {
    if (id === 'guest' || !isJsonObject(provider)) continue;
    for (const [environment, settings] of Object.entries(provider)) {
      if (!isJsonObject(settings) || readText(settings, 'clientId') === undefined) continue;
      const resolved = resolveEnvironment(id, environment, settings);
      if (typeof resolved === 'string') {
        warnings.push(resolved);
        continue;
      }
      providers.set(id, (providers.get(id) ?? new Map()).set(environment, resolved));
      warnings.push(...listDoubts(resolved));
    }
  }
  return { providers, warnings };
}

/** The settings, or why there are none. */
function resolveEnvironment(id: string, environment: string, settings: ConfigData): OidcSettings | string {
  const path = `${PROVIDERS}.${id}.${environment}`;
  const known = knownProviders[id] ?? ordinaryProvider;
  const issuer = readText(settings, 'metadataUrl') ?? readText(settings, 'issuer') ?? known.issuer(settings);
  if (issuer === undefined || !URL.canParse(issuer)) {
    return `Nobody can sign in with '${id}': ${path} has no 'metadataUrl' that is a URL. The embedded backend speaks OpenID Connect; for other ways to sign in, set backend.baseUrl to a Backstage backend.`;
  }
  return {
    id,
    environment,
    path,
    issuer,
    clientId: readText(settings, 'clientId') ?? '',
    clientSecret: readText(settings, 'clientSecret'),
    scopes: resolveScopes(settings, known),
    parameters: resolveParameters(settings, known),
    callbackUrl: readText(settings, 'callbackUrl'),
    authMethod: readText(settings, 'tokenEndpointAuthMethod') as TokenEndpointAuthMethod | undefined,
    signedResponseAlgorithm: readText(settings, 'tokenSignedResponseAlg'),
    timeoutSeconds: parseDuration(settings['timeout']) ?? 10,
    sessionSeconds: Math.max(60, Math.floor(parseDuration(settings['sessionDuration']) ?? 30 * DAY)),
    resolvers: resolveResolvers(settings, path, known.emailAnnotation),
  };
}

/** What is configured, works, and is most likely not meant. */
function listDoubts({ issuer, path, resolvers: entries }: OidcSettings): string[] {
  const { protocol, hostname } = new URL(issuer);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const open =
    protocol === 'http:' && !isLocal
      ? [`${path}.metadataUrl has no TLS: whoever is between portal and identity provider can be anybody.`]
      : [];
  return [...open, ...listUnknownResolvers(entries)];
}

function resolveScopes(settings: ConfigData, known: KnownProvider): string[] {
  const listed = (key: string): string[] | undefined =>
    readTexts(settings, key)?.flatMap((text) => text.split(/[\s,]+/).filter(Boolean));
  const scopes = [...(listed('scope') ?? known.scopes), ...(listed('additionalScopes') ?? [])];
  return [...new Set(['openid', ...scopes])];
}

function resolveParameters(settings: ConfigData, known: KnownProvider): Record<string, string> {
  const own = Object.entries(readMap(settings, 'startUrlSearchParams') ?? {});
  const prompt = readText(settings, 'prompt');
  const parameters: Record<string, string> = {
    ...known.parameters?.(settings),
    ...Object.fromEntries(own.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))),
    ...(prompt === undefined ? {} : { prompt }),
  };
  // 'auto' leaves the choice to the provider.
  if (parameters['prompt'] === 'auto') delete parameters['prompt'];
  return parameters;
}
