import { nestHeadings, type NestedHeading } from '../markdown/headings';
import type { Heading } from '../markdown/pageContext';
import type { SiteConfig } from '../source/parseSiteConfig';
import { encodePath, relativeUrl, type NavItem, type SiteMap, type SitePage } from './siteMap';

/** The content of a page. */
export interface PageContent {
  page: SitePage;
  html: string;
  headings: readonly Heading[];
  description: string | undefined;
  editUrl: string | undefined;
  /** The time of the last change in milliseconds since 1970, if it is known. */
  modified: number | undefined;
}

/** Prints pages of one site. */
export type PrintPage = (content: PageContent) => string;

/** Marks the place of the address of the site's start page in the printed navigation. */
const BASE = '\u0001';
/** Marks the end of the address of a page in the printed navigation, after which the attributes of the current page go. */
const CURRENT = '\u0002';

/**
 * Creates the printer of a site's pages. The markup is what Material for MkDocs writes, without the parts that a reader replaces: header,
 * search box, styles and scripts.
 */
export function createPagePrinter(config: SiteConfig, map: SiteMap): PrintPage {
  const positions = new Map(map.order.map((page, index) => [page.url, index]));
  const printedNav = printNav(map.nav, 0, config.siteName);
  const notes = printNotes(config);
  const styles = (base: string): string =>
    config.extraCss
      .filter((path) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path))
      .map((path) => `<link rel="stylesheet" href="${escapeHtml(base + encodePath(path))}">\n`)
      .join('');

  return ({ page, html, headings, description, editUrl, modified }) => {
    const base = relativeUrl(page.url, '');
    const toc = printToc(headings);
    const at = positions.get(page.url);
    const title = page.url === '' ? config.siteName : `${page.title} - ${config.siteName}`;
    const about = description ?? config.description;
    return `<!doctype html>
<html${printAttribute('lang', config.language)} class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${about === undefined ? '' : `<meta name="description" content="${escapeHtml(about)}">\n`}<meta name="generator" content="Trellis">
<title>${escapeHtml(title)}</title>
${styles(base)}</head>
<body${printAttribute('dir', config.direction)}>
<div class="md-container" data-md-component="container">
<main class="md-main" data-md-component="main">
<div class="md-main__inner md-grid">
<div class="md-sidebar md-sidebar--primary" data-md-component="sidebar" data-md-type="navigation">
<div class="md-sidebar__scrollwrap">
<div class="md-sidebar__inner">
${placeNav(printedNav, base, page.url, toc)}
</div>
</div>
</div>
<div class="md-sidebar md-sidebar--secondary" data-md-component="sidebar" data-md-type="toc">
<div class="md-sidebar__scrollwrap">
<div class="md-sidebar__inner">
<nav class="md-nav md-nav--secondary" aria-label="Table of contents">
${toc}</nav>
</div>
</div>
</div>
<div class="md-content" data-md-component="content">
<article class="md-content__inner md-typeset">
${printEdit(editUrl)}${/<h1\b/i.test(html) ? '' : `<h1>${escapeHtml(page.title)}</h1>\n`}${html}${printChange(modified)}</article>
</div>
</div>
</main>
<footer class="md-footer">
${at === undefined ? '' : printNeighbors(page, map.order[at - 1], map.order[at + 1])}${notes}</footer>
</div>
</body>
</html>
`;
  };
}

function printNav(items: readonly NavItem[], level: number, title: string, id = '__nav'): string {
  const head =
    level === 0
      ? `<nav class="md-nav md-nav--primary" aria-label="Navigation" data-md-level="0">\n<label class="md-nav__title" for="__drawer"><a href="${BASE}" class="md-nav__button md-logo">${escapeHtml(title)}</a></label>`
      : `<nav class="md-nav" aria-label="${escapeHtml(title)}" data-md-level="${level}">\n<label class="md-nav__title" for="${id}"><span class="md-nav__icon md-icon"></span>${escapeHtml(title)}</label>`;
  return `${head}\n<ul class="md-nav__list" data-md-scrollfix>\n${items
    .map((item, at) => printItem(item, level, `${id}_${at + 1}`))
    .join('')}</ul>\n</nav>`;
}

function printItem(item: NavItem, level: number, id: string): string {
  const title = escapeHtml(item.title);
  if ('link' in item)
    return `<li class="md-nav__item"><a href="${escapeHtml(item.link)}" class="md-nav__link">${title}</a></li>\n`;
  if ('page' in item) {
    const { url } = item.page;
    return `<li class="md-nav__item"><a href="${BASE}${escapeHtml(encodePath(url))}${CURRENT}" class="md-nav__link">${title}</a></li>\n`;
  }
  return `<li class="md-nav__item md-nav__item--nested"><input class="md-nav__toggle md-toggle" data-md-toggle="${id}" type="checkbox" id="${id}"><label class="md-nav__link" for="${id}">${title}<span class="md-nav__icon md-icon"></span></label>
${printNav(item.items, level + 1, item.title, id)}</li>\n`;
}

/** Makes the printed navigation that of one page: relative addresses, the current page, and open sections around it. */
function placeNav(printed: string, base: string, url: string, toc: string): string {
  const link = `<li class="md-nav__item"><a href="${BASE}${escapeHtml(encodePath(url))}${CURRENT}" class="md-nav__link">`;
  const at = printed.indexOf(link);
  let nav = printed;
  if (at >= 0) {
    const end = printed.indexOf('</li>', at);
    const active = `<li class="md-nav__item md-nav__item--active"><a href="./" class="md-nav__link md-nav__link--active" aria-current="page">${printed.slice(at + link.length, end)}${
      toc === '' ? '' : `<nav class="md-nav md-nav--secondary" aria-label="Table of contents">\n${toc}</nav>`
    }`;
    nav = openSections(printed.slice(0, at)) + active + printed.slice(end);
  }
  return nav.replaceAll(`${BASE}${CURRENT}`, base).replaceAll(BASE, base).replaceAll(CURRENT, '');
}

const SECTION = '<li class="md-nav__item md-nav__item--nested"><input ';

/** Opens the sections that are not closed at the end of a part of the navigation. */
function openSections(part: string): string {
  const open: number[] = [];
  for (const { 0: tag, index } of part.matchAll(
    /<li class="md-nav__item md-nav__item--nested">|<\/nav><\/li>/g,
  )) {
    if (tag.startsWith('</')) open.pop();
    else open.push(index);
  }
  return open.reduceRight(
    (text, index) =>
      `${text.slice(0, index)}${SECTION.replace('--nested', '--active md-nav__item--nested').replace('<input ', '<input checked ')}${text.slice(index + SECTION.length)}`,
    part,
  );
}

/** The table of contents has no entry for the title of the page. */
function printToc(headings: readonly Heading[]): string {
  const roots = nestHeadings(headings);
  const [first] = roots;
  const items = roots.length === 1 && first?.level === 1 ? first.children : roots;
  if (items.length === 0) return '';
  return `<label class="md-nav__title" for="__toc"><span class="md-nav__icon md-icon"></span>Table of contents</label>
<ul class="md-nav__list" data-md-component="toc" data-md-scrollfix>
${items.map((item) => printHeading(item)).join('')}</ul>
`;
}

function printHeading({ id, html, children }: NestedHeading): string {
  const nested =
    children.length === 0
      ? ''
      : `\n<nav class="md-nav"><ul class="md-nav__list">\n${children.map((child) => printHeading(child)).join('')}</ul></nav>`;
  return `<li class="md-nav__item"><a href="#${encodeURIComponent(id)}" class="md-nav__link">${html}</a>${nested}</li>\n`;
}

function printEdit(url: string | undefined): string {
  if (url === undefined) return '';
  return `<a href="${escapeHtml(url)}" title="Edit this page" class="md-content__button md-icon">Edit this page</a>\n`;
}

/** The time is in English and UTC. Readers show it in the language of the user. */
function printChange(modified: number | undefined): string {
  if (!modified) return '';
  const time = new Date(modified).toISOString();
  return `<aside class="md-source-file"><span class="md-source-file__fact">Last changed on <time datetime="${time}">${time.slice(0, 10)}</time></span></aside>\n`;
}

function printNeighbors(page: SitePage, before: SitePage | undefined, after: SitePage | undefined): string {
  const print = (target: SitePage | undefined, kind: 'prev' | 'next', label: string): string =>
    target === undefined
      ? ''
      : `<a href="${escapeHtml(relativeUrl(page.url, target.url))}" class="md-footer__link md-footer__link--${kind}" rel="${kind}"><div class="md-footer__title"><span class="md-footer__direction">${label}</span> <div class="md-ellipsis">${escapeHtml(target.title)}</div></div></a>\n`;
  return `<nav class="md-footer__inner md-grid" aria-label="Footer">
${print(before, 'prev', 'Previous')}${print(after, 'next', 'Next')}</nav>
`;
}

/** What was not built, for the authors. In English: readers show it in the language of the user. */
function printNotes({ unsupported }: SiteConfig): string {
  if (unsupported.length === 0) return '';
  const items = unsupported.map(
    ({ text, part, name, line }) =>
      `<li${printAttribute('data-note', part)}${printAttribute('data-note-name', name)}><span>${escapeHtml(text)}</span> <code>mkdocs.yml:${line}</code></li>`,
  );
  return `<div class="md-footer-meta md-typeset"><div class="md-footer-meta__inner md-grid"><ul>${items.join('')}</ul></div></div>\n`;
}

function printAttribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
