import { resolveSafeHref } from '#ui';

/** Whether an address leads to a page of the portal. `//host`, `/\host` and a path with an invisible character lead elsewhere. */
export function isPortalUrl(url: string): boolean {
  return url.startsWith('/') && resolveSafeHref(url) === url;
}
