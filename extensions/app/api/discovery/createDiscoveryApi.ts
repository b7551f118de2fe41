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

const PLACE = /\{\{\s*pluginId\s*\}\}/g;

/**
 * Creates the address book of the backend: `<baseUrl>/api/<pluginId>`, or the plugin's own endpoint.
 *
 * @throws when the address of a plugin would be no URL, or have a hash, a query, or a slash at its end.
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
    // A plugin id is one path segment, whatever it holds.
    getBaseUrl: async (pluginId) =>
      (own.get(pluginId) ?? common).replace(PLACE, () => encodeURIComponent(pluginId)),
  };
}

function assertPattern(pattern: string, key: string): void {
  const fault = findFault(pattern.replace(PLACE, 'plugin'));
  if (fault !== undefined) throw new Error(`The address '${pattern}', which comes from ${key}, ${fault}.`);
}

function findFault(address: string): string | undefined {
  if (!URL.canParse(address)) return 'is not a valid URL';
  if (address.includes('#')) return 'must not have a hash';
  if (address.includes('?')) return 'must not have a query';
  return address.endsWith('/') ? 'must not end with a slash' : undefined;
}
