import { QueryClient } from '@tanstack/react-query';
import type { CatalogApi } from '../api/CatalogApi';
import { ResponseError } from '../api/ResponseError';

const clients = new WeakMap<CatalogApi, QueryClient>();

/** The cache of what a catalogue has answered; one for each API, so that an app in a test never sees another's. */
export function resolveCatalogQueryClient(catalogApi: CatalogApi): QueryClient {
  const existing = clients.get(catalogApi);
  if (existing) return existing;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 20_000,
        gcTime: 5 * 60_000,
        retry: (failures, error) => failures < 2 && mayWorkLater(error),
        retryDelay: (attempt) => 400 * 2 ** attempt * (1 + Math.random()),
        // An offline browser fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
    },
  });
  clients.set(catalogApi, client);
  return client;
}

/** A refusal stays a refusal; overload, timeouts, gateways without a backend and a lost network may pass. */
function mayWorkLater(error: Error): boolean {
  if (error instanceof ResponseError) return [408, 429, 502, 503, 504].includes(error.status);
  return error instanceof TypeError && error.name !== 'AbortError' && /fetch|network/i.test(error.message);
}
