import { type ApiRef, createApiRef } from '#engine';

/**
 * The browser's fetch, with the user's token added for the backend and nowhere else. Also understands
 * `plugin://<pluginId>/path`, which it resolves through discovery.
 */
export interface FetchApi {
  fetch: typeof fetch;
}

/** The ref of {@link FetchApi}. */
export const fetchApiRef: ApiRef<FetchApi> = createApiRef<FetchApi>({ id: 'core.fetch' });
