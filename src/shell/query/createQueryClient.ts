import { QueryCache, QueryClient } from '@tanstack/react-query';
import { findConnectionError, retryWhenReachable } from '#sdk';
import { resolveQueryRetryDelay, shouldRetry } from './retryPolicy';

/**
 * Creates the cache of backend responses that all extensions share. Data is fresh for 30 seconds. Mutations are never retried,
 * because a failed request may still have changed data. If a server does not respond, failed queries are sent again when it does.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => retryWhenReachable(error, refetchFailed),
  });
  const refetchFailed = () =>
    client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && findConnectionError(state.error) !== undefined,
    });
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: (failures, error) => resolveQueryRetryDelay(failures, error),
        // Whether the browser is online says nothing about a backend on the same machine or network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
