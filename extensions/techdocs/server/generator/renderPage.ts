import { posix } from 'node:path';
import { decodeUrlPart } from '#protocol';
import { createMarkdown } from './markdown/createMarkdown';
import type { Heading, PageContext } from './markdown/pageContext';
import { escapeHtml } from './page/printPage';
import { listSearchEntries, type SearchEntry } from './page/searchIndex';
import { encodePath, relativeUrl, type SiteMap, type SitePage } from './page/siteMap';
import { expandSnippets } from './source/expandSnippets';
import type { SiteConfig } from './source/parseSiteConfig';
import type { KnownFile } from './source/scanFolder';
import { splitFrontMatter } from './source/splitFrontMatter';

/** A rendered page. */
export interface RenderedPage {
  html: string;
  headings: Heading[];
  description: string | undefined;
  entries: SearchEntry[];
  /** Files that the page includes, or would include if they existed. */
  snippets: string[];
}

export interface RendererOptions {
  config: SiteConfig;
  map: SiteMap;
  /** All files in the folder of the documentation. */
  files: ReadonlyMap<string, KnownFile>;
  /** Reads a file by its path from the folder of `mkdocs.yml`. */
  readSnippet: (path: string) => Promise<string | undefined>;
  log: (line: string) => void;
}

/** Renders the pages of a site. */
export interface PageRenderer {
  page(page: SitePage, source: string): Promise<RenderedPage>;
  /** Shows the source of a page that cannot be rendered. */
  source(page: SitePage, source: string): RenderedPage;
}

/** Creates the renderer of the pages of a site. A page that cannot be rendered shows its source. */
export function createPageRenderer(options: RendererOptions): PageRenderer {
  const { config, map, readSnippet, log } = options;
  const md = createMarkdown(config);
  const urls = new Map(map.pages.map(({ source, url }) => [source, url]));

  function showSource(page: SitePage, source: string): RenderedPage {
    const html = `<div class="admonition warning" data-note="page"><p class="admonition-title">This page could not be built</p><p>It shows its source instead.</p></div>\n<pre><code>${escapeHtml(source)}</code></pre>\n`;
    const entries = [{ location: page.url, title: page.title, text: '' }];
    return {
      html,
      headings: [],
      description: undefined,
      entries,
      snippets: [],
    };
  }

  async function render(page: SitePage, source: string): Promise<RenderedPage> {
    const { markdown, description } = splitFrontMatter(source);
    const snippets = new Set<string>();
    const read = (path: string): Promise<string | undefined> => {
      snippets.add(path);
      return readSnippet(path);
    };
    const expanded = await expandSnippets(markdown, {
      folders: config.snippetFolders,
      read,
      onMissing: (name) =>
        log(`WARNING - ${page.source}: The snippet '${name}' was not found in the source folder.`),
    });
    const appended = await Promise.all(config.appended.map(read));
    const context: PageContext = {
      headings: [],
      ids: new Set(),
      tabGroups: 0,
      resolveLink: (target) => resolveLink(page, target, urls, options),
      findImageSize: (target) => options.files.get(toSourcePath(page, target, options))?.image,
    };
    const text = [expanded, ...appended.map((part) => part ?? '')].join('\n\n');
    const html = md.render(text, context);
    return {
      html,
      headings: context.headings,
      description,
      entries: listSearchEntries(encodePath(page.url), page.title, html),
      snippets: [...snippets],
    };
  }

  return {
    source: showSource,
    page: (page, source) =>
      render(page, source).catch((error: unknown) => {
        log(`ERROR - ${page.source}: The page could not be built: ${String(error)}`);
        return showSource(page, source);
      }),
  };
}

/** Resolves a link of a page: files of the documentation become addresses in the site, everything else stays. */
function resolveLink(
  page: SitePage,
  target: string,
  urls: ReadonlyMap<string, string>,
  options: RendererOptions,
): string {
  const { files, log } = options;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(written)) return target;
  const path = toSourcePath(page, target, options);
  const url = urls.get(path);
  if (url !== undefined) return (url === page.url ? '' : relativeUrl(page.url, url)) + rest || './';
  if (files.has(path)) return relativeUrl(page.url, path) + rest;
  if (/\.(?:md|markdown)$/i.test(path))
    log(`WARNING - ${page.source}: The link '${target}' leads to a page that does not exist.`);
  return target;
}

/** Returns the path of the file that a link of a page leads to, in the folder of the documentation. */
function toSourcePath(
  page: SitePage,
  target: string,
  { files, config: { docsFolder } }: RendererOptions,
): string {
  const [written = ''] = target.split(/[?#]/, 1);
  const full = posix.normalize(posix.join(posix.dirname(page.source), decodeUrlPart(written)));
  if (files.has(full) || !full.startsWith(`${docsFolder}/`)) return full;
  // A README that is used as the start page is outside the folder of the documentation.
  return full.slice(docsFolder.length + 1);
}
