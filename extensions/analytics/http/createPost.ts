import type { ConfigApi, FetchApi } from '#sdk';
import type { Delivery } from './createEventQueue';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/** Posts a batch. Never rejects. */
export type Post = (body: string) => Promise<Delivery>;

/** Browsers limit the size of requests that outlive the page. In bytes. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Creates a function that posts batches to the endpoint. Requests to the backend contain the token of the user, like all
 * others. Requests to other servers contain no cookies, token or referrer.
 */
export function createPost(
  { endpoint, headers }: Pick<HttpAnalyticsSettings, 'endpoint' | 'headers'>,
  { config, fetchApi }: { config: ConfigApi; fetchApi: FetchApi },
): Post {
  const isExternal = /^https?:/i.test(endpoint);
  const target = endpoint.startsWith('/')
    ? `${config.getString('backend.baseUrl').replace(/\/+$/, '')}${endpoint}`
    : endpoint;
  return async (body) => {
    const request: RequestInit = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // The request completes even if the user leaves the page.
      keepalive: new TextEncoder().encode(body).length < MAX_KEEPALIVE_BYTES,
    };
    try {
      const response = isExternal
        ? await globalThis.fetch(target, { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' })
        : await fetchApi.fetch(target, request);
      return readDelivery(response);
    } catch {
      return {};
    }
  };
}

function readDelivery({ ok, status, headers }: Response): Delivery {
  if (ok) return 'accepted';
  // The endpoint would reject the same batch again.
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'rejected';
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? { retryAfter: seconds * 1000 } : {};
}
