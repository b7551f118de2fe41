import type { ConfigApi } from '#sdk';
import type { DiscoveryEndpoint, DiscoveryOptions } from './createDiscoveryApi';

/** Reads where the backend is, and which plugins live elsewhere. */
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

/** A target has one address for all, or one for the backend's own use and one for browsers. */
function readExternalTarget(endpoint: ConfigApi): string | undefined {
  const target: unknown = endpoint.getOptional('target');
  return typeof target === 'string' ? target : endpoint.getOptionalString('target.external');
}
