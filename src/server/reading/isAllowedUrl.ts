import type { AllowedHost } from './readingSettings';

/** Whether the allow list contains a URL. Applied to every URL that is read, including each redirect. */
export function isAllowedUrl(url: URL, allow: readonly AllowedHost[]): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (url.username !== '' || url.password !== '') return false;
  return allow.some(({ host, paths }) => matchesHost(url, host.toLowerCase()) && matchesPath(url, paths));
}

function matchesHost(url: URL, host: string): boolean {
  const actual = /:\d+$/.test(host) ? url.host : url.hostname;
  // A host without a port matches the protocol's default port only.
  if (!/:\d+$/.test(host) && url.port !== '') return false;
  return host.startsWith('*.') ? actual.endsWith(host.slice(1)) : actual === host;
}

function matchesPath(url: URL, paths: string[] | undefined): boolean {
  return paths === undefined || paths.some((path) => url.pathname.startsWith(path));
}
