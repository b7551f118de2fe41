import { createApiRef, type ApiRef } from '#sdk';
import type { SearchQuery, SearchResponse } from '../protocol';

/** Options of a query. */
export interface SearchOptions {
  /** Cancels the request. The promise then rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/** Searches the index of the backend. */
export interface SearchApi {
  /**
   * Returns one page of the documents that match a query, best first. It contains only documents that the user may see.
   *
   * @throws ResponseError with status 404 if the backend does not have the plugin, 400 if the query is invalid
   */
  query(query: SearchQuery, options?: SearchOptions): Promise<SearchResponse>;
}

/** The ref of {@link SearchApi}. */
export const searchApiRef: ApiRef<SearchApi> = createApiRef<SearchApi>({
  id: 'plugin.search.queryservice',
});
