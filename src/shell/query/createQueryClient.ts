import { QueryClient } from '@tanstack/react-query';
import { resolveRetryDelay, shouldRetry } from './retryPolicy';

/**
 * Creates the one cache of backend answers that all extensions share. What is younger than half a minute is shown without
 * asking again; writes are never repeated, because a lost answer does not mean that nothing was written.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: (failures, error) => resolveRetryDelay(failures, error),
        // The browser's idea of being offline says nothing about a backend on the same machine or network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
