/** One entry of `backend.reading.allow`: a host with an optional port, `*.` for its subdomains, and path prefixes. */
export interface AllowedHost {
  host: string;
  paths?: string[] | undefined;
}

/**
 * How far the configuration trusts a URL. `listed`: it names the host, which can be private. `public`: it allows the host, but only at a
 * public IP address.
 */
export type Trust = 'listed' | 'public';

/** Returns how far a list trusts a URL, or `undefined` if it does not contain it. Applied to every request, also after redirects. */
export function findTrust(url: URL, allow: readonly AllowedHost[]): Trust | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const found = allow.filter(
    ({ host, paths }) => matchesHost(url, host.toLowerCase()) && matchesPath(url, paths),
  );
  if (found.length === 0) return undefined;
  return found.some(({ host }) => !host.startsWith('*.')) ? 'listed' : 'public';
}

function matchesHost(url: URL, host: string): boolean {
  const actual = /:\d+$/.test(host) ? url.host : url.hostname;
  // A host without a port matches the protocol's default port only.
  if (!/:\d+$/.test(host) && url.port !== '') return false;
  return host.startsWith('*.') ? actual.endsWith(host.slice(1)) : actual === host;
}

/** Servers can decode a path before they resolve it, so a path that leaves its folder after decoding is refused. */
function matchesPath(url: URL, paths: string[] | undefined): boolean {
  if (paths === undefined) return true;
  return !/%2e|%2f|%5c|\\/i.test(url.pathname) && paths.some((path) => url.pathname.startsWith(path));
}
