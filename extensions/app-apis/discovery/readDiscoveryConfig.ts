import type { ConfigApi } from '#sdk';
import type { DiscoveryEndpoint, DiscoveryOptions } from './createDiscoveryApi';

/** Reads the URL of the backend and the endpoints of plugins with their own URL. */
export function readDiscoveryConfig(
  config: ConfigApi,
): DiscoveryOptions & { endpoints: DiscoveryEndpoint[] } {
  const endpoints = (config.getOptionalConfigArray('discovery.endpoints') ?? []).flatMap((endpoint) => {
    const target = readExternalTarget(endpoint);
    const plugins = endpoint.getOptionalStringArray('plugins') ?? [];
    return target === undefined ? [] : [{ target, plugins }];
  });
  return { baseUrl: config.getString('backend.baseUrl'), endpoints };
}

/** A target is a URL, or has an internal URL for the backend and an external URL for browsers. */
function readExternalTarget(endpoint: ConfigApi): string | undefined {
  const target: unknown = endpoint.getOptional('target');
  return typeof target === 'string' ? target : endpoint.getOptionalString('target.external');
}
