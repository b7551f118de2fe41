import { type ApiRef, createApiRef } from '#engine';

/** Resolves the URLs of plugin backends. */
export interface DiscoveryApi {
  /** Returns the base URL of a plugin's backend without a trailing slash. `<backend.baseUrl>/api/<pluginId>` by default. */
  getBaseUrl(pluginId: string): Promise<string>;
}

/** The ref of {@link DiscoveryApi}. */
export const discoveryApiRef: ApiRef<DiscoveryApi> = createApiRef<DiscoveryApi>({ id: 'core.discovery' });
