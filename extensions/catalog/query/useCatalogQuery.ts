import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { type CatalogApi, type CatalogRequestOptions, catalogApiRef } from '../api/CatalogApi';

/** Options of {@link useCatalogQuery}: a function that loads the data, and any option of TanStack Query. */
export interface CatalogQueryOptions<T> extends Omit<UseQueryOptions<T>, 'queryFn'> {
  load: (catalogApi: CatalogApi, options: CatalogRequestOptions) => Promise<T>;
}

/**
 * Queries the catalog. Components with the same key share one request and its result. The request is canceled when no
 * component needs it anymore. Loaded data stays available while it is refreshed.
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
