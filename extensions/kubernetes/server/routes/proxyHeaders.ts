import type { IncomingHttpHeaders } from 'node:http';
import { inputError } from '#backend';
import { TOKEN_HEADER, type ClusterAuth } from '../../protocol';

/** Headers that are forwarded. All others, such as cookies, the portal's token and impersonation, are not. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'if-match',
  'if-none-match',
  'user-agent',
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
];

const RESPONSE_HEADERS = [
  'cache-control',
  'content-length',
  'content-type',
  'etag',
  'retry-after',
  'warning',
];

export function selectRequestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return select(headers, REQUEST_HEADERS);
}

/** Pages of a cluster must not run in the portal's origin. */
export function selectResponseHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    ...select(headers, RESPONSE_HEADERS),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  };
}

function select(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Returns the user's own tokens for clusters. */
export function readClusterTokens(headers: IncomingHttpHeaders): ClusterAuth {
  const prefix = `${TOKEN_HEADER.toLowerCase()}-`;
  const auth: ClusterAuth = { oidc: {} };
  for (const [name, value] of Object.entries(headers)) {
    if (!name.startsWith(prefix) || typeof value !== 'string') continue;
    const provider = name.slice(prefix.length);
    if (provider === 'google' || provider === 'aks') auth[provider] = value;
    const [, oidcProvider] = /^oidc[-.](.+)$/.exec(provider) ?? [];
    if (oidcProvider !== undefined) auth.oidc = { ...auth.oidc, [oidcProvider]: value };
  }
  return auth;
}

/**
 * Returns the path and the query after `/proxy` as they were sent.
 *
 * @throws HttpError 400 if a cluster could resolve the path to another one
 */
export function readProxiedPath(url: string): string {
  const [, path, query = ''] = /^\/api\/kubernetes\/proxy(\/[^?]*)(\?.*)?$/.exec(url) ?? [];
  if (path === undefined || /\\|\/\/|%2e|%2f|%5c|\/\.{1,2}(?:\/|$)/i.test(path))
    throw inputError('The path of the request contains a step that could leave its folder');
  return `${path}${query}`;
}
