/** How long a page is used again without a request, in ms. */
const freshFor = 60_000;
const mostPages = 30;

/** The pages of a site that were loaded or are being loaded. */
export interface PageCache {
  /** Returns the HTML of a page, from the cache if it is fresh. Failures are not kept. */
  load: (path: string) => Promise<string>;
  clear: () => void;
}

/** Creates the cache of a site, so that pages that the user points at open at once. */
export function createPageCache(request: (path: string) => Promise<string>): PageCache {
  const pages = new Map<string, { html: Promise<string>; at: number }>();
  return {
    load(path) {
      const known = pages.get(path);
      if (known && Date.now() - known.at < freshFor) return known.html;
      const html = request(path);
      pages.delete(path);
      pages.set(path, { html, at: Date.now() });
      html.catch(() => pages.get(path)?.html === html && pages.delete(path));
      const [oldest] = pages.keys();
      if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
      return html;
    },
    clear: () => pages.clear(),
  };
}
