import { isJsonObject } from '#model';
import { type ConfigData, parseDuration, readMap, readText, readTexts } from '#backend';
import { listUnknownResolvers, resolveResolvers } from '../signIn/resolveResolvers';
import { knownProviders, ordinaryProvider, type KnownProvider } from './knownProviders';
import type { OidcSettings, TokenEndpointAuthMethod } from './oidcSettings';

const PROVIDERS = 'auth.providers';
const DAY = 24 * 60 * 60;

/** The OpenID Connect providers in `auth.providers`. */
export interface OidcProviders {
  /** By provider id, then by environment. */
  providers: ReadonlyMap<string, ReadonlyMap<string, OidcSettings>>;
  /** Logged when the portal starts. */
  warnings: string[];
}

/** Resolves all providers that have a client id and a configured or well-known issuer. */
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

/** The settings, or the reason why the provider cannot be used. */
function resolveEnvironment(id: string, environment: string, settings: ConfigData): OidcSettings | string {
  const path = `${PROVIDERS}.${id}.${environment}`;
  const known = knownProviders[id] ?? ordinaryProvider;
  const issuer = readText(settings, 'metadataUrl') ?? readText(settings, 'issuer') ?? known.issuer(settings);
  if (issuer === undefined || !URL.canParse(issuer)) {
    return `Sign-in with '${id}' is not available because ${path}.metadataUrl is not a URL. The embedded backend supports OpenID Connect. For other protocols, set backend.baseUrl to a Backstage backend.`;
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

/** Warnings about settings that work but are probably a mistake. */
function listDoubts({ issuer, path, resolvers: entries }: OidcSettings): string[] {
  const { protocol, hostname } = new URL(issuer);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  const open =
    protocol === 'http:' && !isLocal
      ? [
          `${path}.metadataUrl does not use HTTPS, so the connection to the identity provider can be intercepted.`,
        ]
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
  // With 'auto', the provider decides.
  if (parameters['prompt'] === 'auto') delete parameters['prompt'];
  return parameters;
}
