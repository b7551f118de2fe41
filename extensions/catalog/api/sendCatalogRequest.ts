import { readResponse, ResponseError, type DiscoveryApi, type FetchApi, type ResponseSchema } from '#sdk';
import { type CatalogHttpRequest, printCatalogUrl } from './catalogHttpRequest';

/** The APIs that catalog requests use. */
export interface CatalogTransport {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
}

/** In ms. */
const requestTimeout = 30_000;

/** Sends a request and returns the response with any status. */
export async function sendCatalogRequest(
  { discoveryApi, fetchApi }: CatalogTransport,
  { method = 'GET', path, query, body, signal }: CatalogHttpRequest,
): Promise<Response> {
  const baseUrl = await discoveryApi.getBaseUrl('catalog');
  const url = printCatalogUrl(baseUrl, { path, ...(query && { query }) });
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    return await fetchApi.fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw explainFailure(baseUrl, timeout.aborted, cause);
  }
}

/** Replaces the "Failed to fetch" of browsers by a message that names the backend. */
function explainFailure(baseUrl: string, timedOut: boolean, cause: unknown): unknown {
  if (timedOut)
    return new Error(`The catalog backend at ${baseUrl} did not respond within 30 seconds.`, { cause });
  if (!(cause instanceof TypeError)) return cause;
  return new Error(
    `The catalog backend at ${baseUrl} could not be reached. It might be down, or this device might be offline.`,
    { cause },
  );
}

/** Sends a request and ignores the body of the response. Rejects if the status is not a success. */
export async function sendCatalogCommand(
  transport: CatalogTransport,
  request: CatalogHttpRequest,
): Promise<void> {
  const response = await sendCatalogRequest(transport, request);
  if (!response.ok) throw await ResponseError.fromResponse(response);
  await readToEnd(response);
}

/** Discards the body of a response. Browsers report requests as aborted if no one reads their responses. */
export async function readToEnd(response: Response): Promise<void> {
  await response.arrayBuffer();
}

/** Sends a request, and returns the JSON of the response. Rejects if it does not match the schema. */
export async function fetchCatalogJson<T>(
  transport: CatalogTransport,
  request: CatalogHttpRequest,
  schema: ResponseSchema<T>,
): Promise<T> {
  const response = await sendCatalogRequest(transport, request);
  if (!response.ok) throw await ResponseError.fromResponse(response);
  return readResponse(response, schema, 'catalog');
}

/** Like `fetchCatalogJson`, but returns `undefined` for status 404. */
export async function fetchOptionalCatalogJson<T>(
  transport: CatalogTransport,
  request: CatalogHttpRequest,
  schema: ResponseSchema<T>,
): Promise<T | undefined> {
  try {
    return await fetchCatalogJson(transport, request, schema);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return undefined;
    throw error;
  }
}
