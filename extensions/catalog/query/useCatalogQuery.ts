import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '#sdk';
import { catalogApiRef } from '../api/CatalogApi';
import { type CatalogQuery, resolveCatalogQuery } from './catalogQuery';

/** Options of {@link useCatalogQuery}: a query, and any option of TanStack Query. */
export interface CatalogQueryOptions<T>
  extends CatalogQuery<T>, Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> {}

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
  return useQuery<T>({ ...options, ...resolveCatalogQuery({ load, queryKey }, catalogApi) });
}
