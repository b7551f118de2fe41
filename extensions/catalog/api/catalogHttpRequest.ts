import { urlPath } from '#protocol';

/** One request. */
export interface CatalogHttpRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Path segments below the base URL of the catalog. Each is encoded, so a value cannot change the path. */
  path: string[];
  query?: URLSearchParams;
  body?: unknown;
  signal?: AbortSignal;
}

/** Prints the address of a request. */
export function printCatalogUrl(
  baseUrl: string,
  { path, query }: Pick<CatalogHttpRequest, 'path' | 'query'>,
): string {
  const segments = path.map((segment) => urlPath`/${segment}`).join('');
  return `${baseUrl}${segments}${query && query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** Returns the path of the endpoint for one entity. */
export function entityPathSegments({
  kind,
  namespace,
  name,
}: Record<'kind' | 'namespace' | 'name', string>): string[] {
  return ['entities', 'by-name', kind, namespace, name];
}
