import type { FetchApi } from '#sdk';
import { type PageAddress, resolveFile } from '../transform/resolveLink';

/** Stylesheets of Material for MkDocs. The portal has its own in their place. */
const ofTheme = /\/assets\/stylesheets\/(?:main|palette)\.[0-9a-f]{8}\.min\.css$/;

/**
 * Returns the stylesheets of a site that its pages link, as sanitized stylesheets of the shadow root.
 *
 * @param build the number of the build of the site. Those of another build are loaded again.
 */
export type LoadSheets = (
  stylesheets: readonly string[],
  address: PageAddress,
  build: number,
) => Promise<CSSStyleSheet[]>;

/** Creates the loader. Each stylesheet of a build is requested once. One that cannot be loaded is left out. */
export function createSheetLoader(fetchApi: FetchApi): LoadSheets {
  const loaded = new Map<string, Promise<CSSStyleSheet | undefined>>();
  const load = async (url: string): Promise<CSSStyleSheet | undefined> => {
    try {
      const response = await fetchApi.fetch(url, { credentials: 'include' });
      if (!response.ok) return undefined;
      const { sanitizeSheet } = await import('../sanitize/sanitizeSheet');
      return sanitizeSheet(await response.text());
    } catch {
      return undefined;
    }
  };
  let loadedOf: number | undefined;
  return async (stylesheets, address, build) => {
    if (build !== loadedOf) loaded.clear();
    loadedOf = build;
    const urls = stylesheets
      .flatMap((href) => resolveFile(href, address) ?? [])
      // Only files of the site. Nothing is requested from other hosts.
      .filter((url) => url.startsWith(`${address.filesUrl}/`) && !ofTheme.test(new URL(url).pathname));
    const sheets = await Promise.all(
      urls.map((url) => {
        const known = loaded.get(url) ?? load(url);
        loaded.set(url, known);
        return known;
      }),
    );
    return sheets.filter((sheet) => sheet !== undefined);
  };
}
