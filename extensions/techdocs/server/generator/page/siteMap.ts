import { posix } from 'node:path';
import type { NavEntry } from '../source/parseSiteConfig';

/** A page of a site. */
export interface SitePage {
  /** Path of the Markdown file, relative to the folder of the documentation. */
  source: string;
  /** The address in the site: empty for the start page, otherwise with a slash at the end. */
  url: string;
  title: string;
}

/** An item of the navigation. A section has no address. */
export type NavItem =
  | { title: string; page: SitePage }
  | { title: string; link: string }
  | { title: string; items: NavItem[] };

/** The pages of a site and how they are connected. */
export interface SiteMap {
  pages: SitePage[];
  nav: NavItem[];
  /** The pages in the order of the navigation. */
  order: SitePage[];
}

/** Returns the address of the page for a Markdown file: `a/b.md` is at `a/b/`, and `a/index.md` at `a/`. */
export function toPageUrl(source: string): string {
  const path = source.replace(/\.(?:md|markdown)$/i, '');
  if (/^(?:index|readme)$/i.test(posix.basename(path))) {
    const folder = posix.dirname(path);
    return folder === '.' ? '' : `${folder}/`;
  }
  return `${path}/`;
}

/** Returns the address of `to` relative to the page `from`. */
export function relativeUrl(from: string, to: string): string {
  const way = posix.relative(`/${from}`, `/${to}`);
  const ends = to === '' || to.endsWith('/');
  return way === '' ? './' : encodePath(ends ? `${way}/` : way);
}

/** Encodes the path of a file as a part of an address, also characters such as `#` and `?`. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Names a folder or file for people: `how_to-start` is 'How to start'. */
export function printName(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words === words.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

export interface SiteMapOptions {
  /** The Markdown files, sorted. */
  sources: readonly string[];
  nav: readonly NavEntry[] | undefined;
  /** The title of each file, from its front matter or its first heading. */
  titles: ReadonlyMap<string, string>;
  log: (line: string) => void;
}

/** Creates the map of a site from the navigation of its configuration, or else from its folders. */
export function createSiteMap({ sources, nav, titles, log }: SiteMapOptions): SiteMap {
  const named = new Map<string, string>();
  collectTitles(nav ?? [], named);
  const taken = new Set<string>();
  const started = new Set(sources.filter((source) => !isReadme(source)).map(toPageUrl));
  const pages = sources.flatMap((source): SitePage[] => {
    const url = toPageUrl(source);
    // A README is the start page of a folder without one.
    if (taken.has(url) || (isReadme(source) && started.has(url))) {
      log(`WARNING - '${source}' was left out, because another file has the same address.`);
      return [];
    }
    taken.add(url);
    const title = named.get(source) ?? titles.get(source);
    return [
      {
        source,
        url,
        title: title ?? (url === '' ? 'Home' : printName(posix.basename(url))),
      },
    ];
  });
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const listed = resolveNav(nav ?? [], bySource, log);
  const items = listed.length > 0 ? listed : nestFolders(pages);
  return { pages, nav: items, order: listPages(items) };
}

function isReadme(source: string): boolean {
  return /^readme\.[a-z]+$/i.test(posix.basename(source));
}

function collectTitles(nav: readonly NavEntry[], named: Map<string, string>): void {
  for (const entry of nav) {
    if (typeof entry === 'string') continue;
    if ('entries' in entry) collectTitles(entry.entries, named);
    else named.set(posix.normalize(entry.target), entry.title);
  }
}

function resolveNav(
  nav: readonly NavEntry[],
  pages: ReadonlyMap<string, SitePage>,
  log: (line: string) => void,
): NavItem[] {
  return nav.flatMap((entry): NavItem[] => {
    if (typeof entry !== 'string' && 'entries' in entry) {
      const items = resolveNav(entry.entries, pages, log);
      return items.length > 0 ? [{ title: entry.title, items }] : [];
    }
    const target = typeof entry === 'string' ? entry : entry.target;
    const page = pages.get(posix.normalize(target));
    if (page) return [{ title: typeof entry === 'string' ? page.title : entry.title, page }];
    if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('/'))
      return [
        {
          title: typeof entry === 'string' ? target : entry.title,
          link: target,
        },
      ];
    log(`WARNING - The page '${target}' of the navigation does not exist.`);
    return [];
  });
}

/** Nests pages by folder, with the start page of each folder first and folders last. */
function nestFolders(pages: readonly SitePage[], folder = ''): NavItem[] {
  const items: NavItem[] = [];
  const folders = new Map<string, SitePage[]>();
  for (const page of pages) {
    const [first = '', ...rest] = page.source.slice(folder.length).split('/');
    if (rest.length > 0) {
      const inside = folders.get(first) ?? [];
      inside.push(page);
      folders.set(first, inside);
    } else if (/^(?:index|readme)\.[a-z]+$/i.test(first)) items.unshift({ title: page.title, page });
    else items.push({ title: page.title, page });
  }
  for (const [name, inside] of folders)
    items.push({
      title: printName(name),
      items: nestFolders(inside, `${folder}${name}/`),
    });
  return items;
}

function listPages(items: readonly NavItem[]): SitePage[] {
  return items.flatMap((item) =>
    'page' in item ? [item.page] : 'items' in item ? listPages(item.items) : [],
  );
}
