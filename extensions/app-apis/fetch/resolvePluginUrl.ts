import type { DiscoveryApi } from '#sdk';

const PLUGIN_URL = /^plugin:\/\/([^/?#]+)(.*)$/is;

/** Resolves `plugin://<pluginId>/path?query` to the plugin's backend URL. Other URLs are returned unchanged. */
export async function resolvePluginUrl(url: string, discovery: DiscoveryApi): Promise<string> {
  const match = PLUGIN_URL.exec(url);
  if (match === null) return url;
  const [, pluginId = '', rest = ''] = match;
  return `${await discovery.getBaseUrl(decodeURIComponent(pluginId))}${rest}`;
}
