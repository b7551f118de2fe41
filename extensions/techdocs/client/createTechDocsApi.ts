import { readExpiry } from '#extensions/app-sign-in/cookie';
import { COOKIE_PATH } from '#protocol';
import { readJson, readResponse, ResponseError, type ResponseSchema } from '#sdk';
import { entityMetadataSchema, siteMetadataSchema, type EntityMetadata } from '../protocol';
import type { TechDocsApi } from './TechDocsApi';
import { printEntityPath } from '../pageRequest';
import { keepsCase } from './keepsCase';
import { requestTechDocs, type TechDocsTransport } from './techDocsTransport';

/** Creates the API that requests metadata and the cookie. */
export function createTechDocsApi(transport: TechDocsTransport): TechDocsApi {
  const { discoveryApi, configApi } = transport;

  async function request<T>(path: string, schema: ResponseSchema<T>, signal?: AbortSignal): Promise<T> {
    const response = await requestTechDocs(transport, path, signal);
    if (!response.ok) throw await ResponseError.fromResponse(response);
    return readResponse(response, schema, 'techdocs');
  }

  return {
    getApiOrigin: () => discoveryApi.getBaseUrl('techdocs'),
    async getCookie() {
      const response = await requestTechDocs(transport, COOKIE_PATH);
      // A backend without cookies does not need one.
      if (response.status === 404) return { expiresAt: new Date(Date.now() + YEAR).toISOString() };
      if (!response.ok) throw await ResponseError.fromResponse(response);
      const { expiresAt } = Object(await readJson(response, 'techdocs')) as { expiresAt?: unknown };
      if (expiresAt === undefined) throw new Error('No expiration date found in response');
      return { expiresAt: new Date(readExpiry(expiresAt, response.headers)).toISOString() };
    },
    getTechDocsMetadata: (ref, { signal } = {}) =>
      request(`/metadata/techdocs${printEntityPath(ref, keepsCase(configApi))}`, siteMetadataSchema, signal),
    getEntityMetadata: async (ref, { signal } = {}) =>
      (await request(
        `/metadata/entity${printEntityPath(ref, keepsCase(configApi))}`,
        entityMetadataSchema,
        signal,
      )) as unknown as EntityMetadata,
  };
}

const YEAR = 365 * 24 * 60 * 60_000;
