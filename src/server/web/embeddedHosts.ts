import { isJsonObject } from '#model';

/**
 * Returns the hosts whose pages documentation may embed: `techdocs.sanitizer.allowedIframeHosts`. Other values than hosts are omitted,
 * because they could allow more in the policy of the page than that.
 *
 * @param section the section `techdocs` of the configuration
 */
export function listEmbeddedHosts(section: unknown): string[] {
  const sanitizer = isJsonObject(section) ? section['sanitizer'] : undefined;
  const hosts = isJsonObject(sanitizer) ? sanitizer['allowedIframeHosts'] : undefined;
  return (Array.isArray(hosts) ? hosts : []).filter(
    (host): host is string =>
      typeof host === 'string' && /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/i.test(host),
  );
}
