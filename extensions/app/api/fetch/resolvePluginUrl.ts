import type { DiscoveryApi } from '#sdk';

const PLUGIN_URL = /^plugin:\/\/([^/?#]+)(.*)$/is;

/** Turns `plugin://<pluginId>/path?query` into the plugin's address in the backend; other URLs stay as they are. */
export async function resolvePluginUrl(url: string, discovery: DiscoveryApi): Promise<string> {
  const match = PLUGIN_URL.exec(url);
  if (match === null) return url;
  const [, pluginId = '', rest = ''] = match;
  return `${await discovery.getBaseUrl(decodeURIComponent(pluginId))}${rest}`;
}
