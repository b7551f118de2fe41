import type { PageAddress } from './resolveLink';

/**
 * Resolves the address of a `meta` refresh: `0; url=../new/`. Only documentation of the portal's own origin is opened. For an address of
 * another host, the first page of the site is.
 *
 * @param docsPath the path of all documentation in the portal, such as `/docs`; undefined if it has no page
 * @param href the address of the page in the browser
 * @returns the path in the portal, or undefined if there is nowhere to go
 */
export function resolveRefresh(
  content: string,
  { sitePath, basePath }: PageAddress,
  docsPath: string | undefined,
  href: string,
): string | undefined {
  const target = /url\s*=\s*(.*)$/is
    .exec(content)?.[1]
    ?.trim()
    .replace(/^["']|["']$/g, '');
  if (target === undefined || target === '') return undefined;
  const current = new URL(href);
  // The pages of a site are folders, or files if the site has `use_directory_urls: false`.
  const base = /(?:\/|\.html?)$/i.test(current.pathname)
    ? current.href
    : `${current.origin}${current.pathname}/`;
  if (!URL.canParse(target, base)) return undefined;
  const url = new URL(target, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.origin !== current.origin)
    return samePath(sitePath, current.pathname.slice(basePath.length)) ? undefined : sitePath;
  const to = `${url.pathname.slice(basePath.length)}${url.search}${url.hash}`;
  const isInside = [sitePath, docsPath].some(
    (path) => path !== undefined && `${url.pathname}/`.startsWith(`${basePath}${path}/`),
  );
  return !isInside || (samePath(url.pathname, current.pathname) && url.search === current.search)
    ? undefined
    : to;
}

function samePath(one: string, other: string): boolean {
  return one.replace(/\/+$/, '') === other.replace(/\/+$/, '');
}
