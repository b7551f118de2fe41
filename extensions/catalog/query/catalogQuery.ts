import type { EarlyCache } from '#sdk/early';
import { type CatalogApi, type CatalogRequestOptions, catalogApiRef } from '../api/CatalogApi';

/** A query of the catalog: its key, without `catalog`, and a function that loads the data. */
export interface CatalogQuery<T> {
  queryKey: readonly unknown[];
  load: (catalogApi: CatalogApi, options: CatalogRequestOptions) => Promise<T>;
}

/** Returns the options of a query for TanStack Query. */
export function resolveCatalogQuery<T>({ queryKey, load }: CatalogQuery<T>, catalogApi: CatalogApi) {
  return {
    queryKey: ['catalog', ...queryKey],
    queryFn: ({ signal }: { signal: AbortSignal }) => load(catalogApi, { signal }),
  };
}

/**
 * Loads the result of a query into the cache, unless it is fresh. Errors are shown by the components that need it.
 *
 * @returns the result, or an earlier one if it could not be loaded
 */
export async function fillCatalogQuery<T>(
  { client, apis }: EarlyCache,
  query: CatalogQuery<T>,
): Promise<T | undefined> {
  const catalogApi = apis.get(catalogApiRef);
  if (!catalogApi) return undefined;
  const options = resolveCatalogQuery(query, catalogApi);
  await client.prefetchQuery(options);
  return client.getQueryData<T>(options.queryKey);
}
