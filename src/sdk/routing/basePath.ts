import { resolveBasePath as resolvePath } from '#engine';
import type { ConfigApi } from '../apis/configApi';

/** Returns the path of `app.baseUrl` without trailing slashes, for the router. Empty at the root of a host. */
export function resolveBasePath(configApi: ConfigApi): string {
  return resolvePath(configApi.getOptionalString('app.baseUrl'));
}
