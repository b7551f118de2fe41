import { resolveBasePath as resolvePath } from '#engine';
import type { ConfigApi } from '../apis/configApi';

/** The path part of `app.baseUrl` without trailing slashes: what the router takes as its base, empty at the root of a host. */
export function resolveBasePath(configApi: ConfigApi): string {
  return resolvePath(configApi.getOptionalString('app.baseUrl'));
}
