import type { DiscoveryApi } from '#sdk';

/** One entry of `discovery.endpoints`: plugins that live at an address of their own. */
export interface DiscoveryEndpoint {
  /** The address; `{{pluginId}}` stands for the plugin. */
  target: string;
  plugins: readonly string[];
}

/** Settings of {@link createDiscoveryApi}. */
export interface DiscoveryOptions {
  /** `backend.baseUrl`. */
  baseUrl: string;
  endpoints?: readonly DiscoveryEndpoint[];
}

/**
 * Creates the address book of the backend: `<baseUrl>/api/<pluginId>`, or the plugin's own endpoint.
 *
 * @throws when the base address is no URL, has a hash, a query, or a trailing slash.
 */
export function createDiscoveryApi(options: DiscoveryOptions): DiscoveryApi {
  assertAddress(options.baseUrl);
  const own = new Map<string, string>();
  for (const { target, plugins } of options.endpoints ?? [])
    for (const plugin of plugins) own.set(plugin, target);

  return {
    async getBaseUrl(pluginId) {
      const pattern = own.get(pluginId) ?? `${options.baseUrl}/api/{{pluginId}}`;
      // A plugin id is one path segment, whatever it holds.
      return pattern.replace(/\{\{\s*pluginId\s*\}\}/g, () => encodeURIComponent(pluginId));
    },
  };
}

function assertAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const fault =
    url === undefined
      ? 'is not a valid URL'
      : address.includes('#')
        ? 'must not have a hash'
        : address.includes('?')
          ? 'must not have a query'
          : address.endsWith('/')
            ? 'must not end with a slash'
            : undefined;
  if (fault !== undefined) throw new Error(`The backend address '${address}' of backend.baseUrl ${fault}.`);
}
