import { readResponse, ResponseError, type DiscoveryApi, type FetchApi } from '#sdk';
import { searchResponseSchema } from '../protocol';
import { printSearchQuery } from './printSearchQuery';
import type { SearchApi } from './SearchApi';

/** What the API sends requests with. */
export interface SearchApiOptions {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
  /** The most results that the backend returns. Queries for more ask for this number. */
  maxPageLimit?: number | undefined;
}

/** In ms. */
const requestTimeout = 30_000;

/** Creates the API that calls `GET /api/search/query`. */
export function createSearchApi(options: SearchApiOptions): SearchApi {
  const { discoveryApi, fetchApi, maxPageLimit = Number.POSITIVE_INFINITY } = options;
  return {
    async query(query, { signal } = {}) {
      const baseUrl = await discoveryApi.getBaseUrl('search');
      const timeout = AbortSignal.timeout(requestTimeout);
      const limited =
        query.pageLimit === undefined
          ? query
          : { ...query, pageLimit: Math.min(query.pageLimit, maxPageLimit) };
      const url = `${baseUrl}/query?${printSearchQuery(limited)}`;
      try {
        const response = await fetchApi.fetch(url, {
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (!response.ok) throw await ResponseError.fromResponse(response);
        return await readResponse(response, searchResponseSchema, 'search');
      } catch (cause) {
        if (signal?.aborted || !timeout.aborted) throw cause;
        throw new Error(`The search backend at ${baseUrl} did not respond within 30 seconds.`, { cause });
      }
    },
  };
}
