import type { ConfigApi } from '../apis/configApi';

/** The path part of `app.baseUrl` without trailing slashes: what the router takes as its base, empty at the root of a host. */
export function resolveBasePath(configApi: ConfigApi): string {
  const baseUrl = configApi.getOptionalString('app.baseUrl');
  if (!baseUrl) return '';
  try {
    return new URL(baseUrl, 'http://localhost').pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
