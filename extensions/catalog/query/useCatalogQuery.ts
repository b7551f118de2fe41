import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { type CatalogApi, type CatalogRequestOptions, catalogApiRef } from '../api/CatalogApi';

/** What a query of the catalogue takes: its key, how it is asked, and any option of TanStack Query. */
export interface CatalogQueryOptions<T> extends Omit<UseQueryOptions<T>, 'queryFn'> {
  load: (catalogApi: CatalogApi, options: CatalogRequestOptions) => Promise<T>;
}

/**
 * Asks the catalogue and keeps the answer for everyone with the same key. A request that nobody needs any more is
 * cancelled, and what was loaded stays while it is refreshed.
 */
export function useCatalogQuery<T>({
  load,
  queryKey,
  ...options
}: CatalogQueryOptions<T>): UseQueryResult<T> {
  const catalogApi = useApi(catalogApiRef);
  return useQuery<T>({
    ...options,
    queryKey: ['catalog', ...queryKey],
    queryFn: ({ signal }) => load(catalogApi, { signal }),
  });
}
