import { RESPOND_ASYNC } from '#protocol';
import { ResponseError } from '#sdk';
import { printEntityPath, printPagePath } from '../pageRequest';
import { keepsCase } from './keepsCase';
import { requestTechDocs, type TechDocsTransport } from './techDocsTransport';
import { resolveFileUrl } from './resolveFileUrl';
import type { TechDocsStorageApi } from './TechDocsStorageApi';

/** Creates the API that loads pages and builds sites. */
export function createTechDocsStorageApi(transport: TechDocsTransport): TechDocsStorageApi {
  const { discoveryApi, configApi } = transport;
  const getApiOrigin = () => discoveryApi.getBaseUrl('techdocs');
  const storagePath = '/static/docs';
  return {
    getApiOrigin,
    getStorageUrl: async () => `${await getApiOrigin()}${storagePath}`,
    getBuilder: async () =>
      configApi.getOptionalString('techdocs.builder') === 'external' ? 'external' : 'local',
    async getEntityDocs(ref, path, { signal } = {}) {
      const url = printPagePath(ref, path, keepsCase(configApi));
      // A backend of another origin can have a list of allowed headers.
      const isOwn =
        typeof location !== 'undefined' && (await getApiOrigin()).startsWith(`${location.origin}/`);
      const headers: Record<string, string> = isOwn ? { prefer: RESPOND_ASYNC } : {};
      const response = await requestTechDocs(transport, url, signal, headers);
      if (response.status === 202) throw await ResponseError.fromResponse(notBuilt());
      if (!response.ok) throw await ResponseError.fromResponse(response);
      return response.text();
    },
    async syncEntityDocs(ref, logHandler, options = {}) {
      const { syncSite } = await import('./syncSite');
      return syncSite(transport, `/sync${printEntityPath(ref, keepsCase(configApi))}`, {
        ...options,
        onLine: (line) => logHandler?.(line),
      });
    },
    async getBaseUrl(url, ref, path) {
      const filesUrl = `${await getApiOrigin()}${storagePath}${printEntityPath(ref, keepsCase(configApi))}`;
      const resolved = resolveFileUrl(url, path, filesUrl, window.location.origin);
      if (resolved === undefined) throw new TypeError(`'${url}' is not the address of a file.`);
      return resolved;
    },
  };
}

/** What a backend answers that does not know the preference. */
function notBuilt(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
