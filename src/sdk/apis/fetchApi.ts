import { type ApiRef, createApiRef } from '#engine';

/**
 * The browser's `fetch`, with two additions: requests to the backend contain the user's token, and URLs such as
 * `plugin://<pluginId>/path` are resolved through discovery.
 */
export interface FetchApi {
  fetch: typeof fetch;
}

/** The ref of {@link FetchApi}. */
export const fetchApiRef: ApiRef<FetchApi> = createApiRef<FetchApi>({ id: 'core.fetch' });
