import type { ConfigApi, FetchApi } from '#sdk';
import type { Delivery } from './createEventQueue';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/** Posts a batch. Never rejects. */
export type Post = (body: string) => Promise<Delivery>;

/** Browsers let pages that are gone finish sending this many bytes, and refuse to begin with more. */
const LONGEST_KEPT_ALIVE = 60_000;

/**
 * Creates what posts to the endpoint. The backend's own addresses get the user's token, as every request to it; others get no
 * cookie, no token and no referrer.
 */
export function createPost(
  { endpoint, headers }: Pick<HttpAnalyticsSettings, 'endpoint' | 'headers'>,
  { config, fetchApi }: { config: ConfigApi; fetchApi: FetchApi },
): Post {
  const isElsewhere = /^https?:/i.test(endpoint);
  const target = endpoint.startsWith('/')
    ? `${config.getString('backend.baseUrl').replace(/\/+$/, '')}${endpoint}`
    : endpoint;
  return async (body) => {
    const request: RequestInit = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // A page that is being left still delivers it.
      keepalive: new TextEncoder().encode(body).length < LONGEST_KEPT_ALIVE,
    };
    try {
      const response = isElsewhere
        ? await globalThis.fetch(target, { ...request, credentials: 'omit', referrerPolicy: 'no-referrer' })
        : await fetchApi.fetch(target, request);
      return readDelivery(response);
    } catch {
      return {};
    }
  };
}

function readDelivery({ ok, status, headers }: Response): Delivery {
  if (ok) return 'taken';
  // The same batch will not please the endpoint later either.
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused';
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? { retryAfter: seconds * 1000 } : {};
}
