import { type ApiRef, createApiRef } from '#engine';

/** Says where the backend of a plugin is. */
export interface DiscoveryApi {
  /** The base URL of a plugin's backend without a trailing slash, `<backend.baseUrl>/api/<pluginId>` unless configured otherwise. */
  getBaseUrl(pluginId: string): Promise<string>;
}

/** The ref of {@link DiscoveryApi}. */
export const discoveryApiRef: ApiRef<DiscoveryApi> = createApiRef<DiscoveryApi>({ id: 'core.discovery' });
