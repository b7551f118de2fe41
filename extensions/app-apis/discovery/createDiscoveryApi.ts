import type { DiscoveryApi } from '#sdk';

/** An entry of `discovery.endpoints`: plugins with their own URL. */
export interface DiscoveryEndpoint {
  /** The URL. `{{pluginId}}` is replaced by the plugin id. */
  target: string;
  plugins: readonly string[];
}

/** Settings of {@link createDiscoveryApi}. */
export interface DiscoveryOptions {
  /** `backend.baseUrl`. */
  baseUrl: string;
  endpoints?: readonly DiscoveryEndpoint[];
}

const PLACE = /\{\{\s*pluginId\s*\}\}/g;

/**
 * Creates the discovery API. The URL of a plugin is `<baseUrl>/api/<pluginId>`, or the plugin's own endpoint.
 *
 * @throws if the URL of a plugin is invalid, has a hash or a query, or ends with a slash.
 */
export function createDiscoveryApi(options: DiscoveryOptions): DiscoveryApi {
  const common = `${options.baseUrl.replace(/\/+$/, '')}/api/{{pluginId}}`;
  assertPattern(common, 'backend.baseUrl');
  const own = new Map<string, string>();
  for (const { target, plugins } of options.endpoints ?? []) {
    assertPattern(target, 'discovery.endpoints');
    for (const plugin of plugins) own.set(plugin, target);
  }

  return {
    // A plugin id is always one path segment.
    getBaseUrl: async (pluginId) =>
      (own.get(pluginId) ?? common).replace(PLACE, () => encodeURIComponent(pluginId)),
  };
}

function assertPattern(pattern: string, key: string): void {
  const fault = findFault(pattern.replace(PLACE, 'plugin'));
  if (fault !== undefined) throw new Error(`The URL '${pattern}' from ${key} ${fault}.`);
}

function findFault(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is not a valid URL';
  if (address.includes('#')) return 'must not have a hash';
  if (address.includes('?')) return 'must not have a query';
  return address.endsWith('/') ? 'must not end with a slash' : undefined;
}
