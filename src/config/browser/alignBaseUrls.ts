import type { ConfigSource } from '#diagnostics';
import { readPath } from '../reader/readPath';

/**
 * If the app and the backend share an origin, moves both to the origin of the document, so that the portal works under every
 * host name. Otherwise, returns the configuration unchanged.
 */
export function alignBaseUrls(source: ConfigSource, documentOrigin: string): ConfigSource {
  const app = parseUrl(readPath(source.data, ['app', 'baseUrl']));
  const backend = parseUrl(readPath(source.data, ['backend', 'baseUrl']));
  if (app === undefined || backend === undefined || app.origin !== backend.origin) return source;
  if (app.origin === documentOrigin) return source;
  return {
    ...source,
    data: {
      ...source.data,
      app: { ...(source.data['app'] as object), baseUrl: moveTo(app, documentOrigin) },
      backend: { ...(source.data['backend'] as object), baseUrl: moveTo(backend, documentOrigin) },
    },
  };
}

function parseUrl(text: unknown): URL | undefined {
  return typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
}

function moveTo(url: URL, origin: string): string {
  const path = url.pathname === '/' ? '' : url.pathname;
  return origin + path + url.search + url.hash;
}
