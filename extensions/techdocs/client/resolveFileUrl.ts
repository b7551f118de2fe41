/** The root of a site while its addresses are resolved. It is never requested. */
const root = 'https://site.invalid/';

/** Whether an address has a protocol or starts at the root. Browsers ignore line breaks and tabs in addresses. */
export function isAbsoluteUrl(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[\\/])/i.test(cleanUrl(url));
}

/** Removes from an address what browsers ignore. */
export function cleanUrl(url: string): string {
  return url.replaceAll(/[\t\n\r]/g, '').trim();
}

/**
 * Resolves a relative address of a page. `..` at the root of the site is the root.
 *
 * @param path the path of the page in the site, such as `guide/`; a path that ends in `.html` is a file in its folder
 * @returns an address below an invalid host, whose path is the one in the site; undefined if it is invalid or would leave the site
 */
export function resolveInSite(url: string, path: string): URL | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
  const folder = /\.html?$/i.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
  const base = root + folder.map((segment) => `${encodeURIComponent(segment)}/`).join('');
  if (!URL.canParse(cleanUrl(url), base)) return undefined;
  const resolved = new URL(cleanUrl(url), base);
  // The server decodes segments. One that contains a separator then could leave the site.
  const isInside = resolved.href.startsWith(root) && !resolved.pathname.split('/').some(isUnsafe);
  return isInside ? resolved : undefined;
}

function isUnsafe(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded === '..' || /[\\/]/.test(decoded);
  } catch {
    return true;
  }
}

/**
 * Resolves the address of a file that a page refers to. Relative addresses are files of the site. Addresses with a host stay as they are.
 *
 * @param path the path of the page in the site, such as `guide/`
 * @param filesUrl the address of the files of the site, without a trailing slash
 * @param origin the origin of the portal, which addresses such as `/logo.png` belong to
 * @returns undefined if it cannot be loaded: it is invalid, would leave the site, or has another protocol than http and https
 */
export function resolveFileUrl(
  url: string,
  path: string,
  filesUrl: string,
  origin: string,
): string | undefined {
  if (!isAbsoluteUrl(url)) {
    const inSite = resolveInSite(url, path);
    return inSite && `${filesUrl}${inSite.pathname}${inSite.search}${inSite.hash}`;
  }
  if (!URL.canParse(cleanUrl(url), `${origin}/`)) return undefined;
  const { protocol, href } = new URL(cleanUrl(url), `${origin}/`);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}
