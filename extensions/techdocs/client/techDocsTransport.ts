import type { ConfigApi, DiscoveryApi, FetchApi } from '#sdk';

/** The APIs that requests for documentation use. */
export interface TechDocsTransport {
  discoveryApi: DiscoveryApi;
  fetchApi: FetchApi;
  configApi: ConfigApi;
}

/** In ms. Nothing but a sync takes longer. */
export const requestTimeout = 30_000;

/**
 * Requests a path of the backend, with the token and the cookies of the user. Returns the response with any status.
 *
 * @throws Error with the address of the backend if it does not respond in time
 */
export async function requestTechDocs(
  { discoveryApi, fetchApi }: TechDocsTransport,
  path: string,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const baseUrl = await discoveryApi.getBaseUrl('techdocs');
  const timeout = AbortSignal.timeout(requestTimeout);
  try {
    return await fetchApi.fetch(`${baseUrl}${path}`, {
      credentials: 'include',
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted || !timeout.aborted) throw cause;
    throw new Error(`The techdocs backend at ${baseUrl} did not respond within 30 seconds.`, { cause });
  }
}
