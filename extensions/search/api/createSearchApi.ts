import { ResponseError, type DiscoveryApi, type FetchApi } from '#sdk';
import { type SearchResponse, searchResponseSchema } from '../protocol';
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
        return await readResponse(response);
      } catch (cause) {
        if (signal?.aborted || !timeout.aborted) throw cause;
        throw new Error(`The search backend at ${baseUrl} did not respond within 30 seconds.`, { cause });
      }
    },
  };
}

async function readResponse(response: Response): Promise<SearchResponse> {
  const parsed = searchResponseSchema.safeParse(parseJson(await response.text(), response.headers));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? ` at '${issue.path.map(String).join('.')}'` : '';
  throw new TypeError(`The search backend sent an unexpected response${where}.`);
}

/** Answers of proxies and of web servers can be pages. */
function parseJson(text: string, headers: Headers): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const found = text === '' ? 'an empty body' : (headers.get('content-type') ?? 'an unknown content type');
    throw new TypeError(
      `Expected JSON from the search backend, but got ${found}. Check that backend.baseUrl is the URL of the backend.`,
    );
  }
}
