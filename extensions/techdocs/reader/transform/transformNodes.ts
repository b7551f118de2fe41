import type { SanitizerRules } from '../sanitize/SanitizerRules';
import type { Drawings } from './inlineDrawings';
import { type PageAddress, resolveFile, resolveLink } from './resolveLink';

/** What the nodes of a page need to become part of the portal. */
export interface TransformContext {
  address: PageAddress;
  rules: SanitizerRules;
  /** The origins whose SVG images are loaded as text: those of the portal and of the backend. */
  inlineOrigins: readonly string[];
  /** Receives the SVG images that are loaded as text, with their addresses. */
  drawings: Drawings;
  /** Whether the page around the content has an `h1`. */
  embedded: boolean;
}

/** Changes sanitized nodes: links, images and embedded pages. */
export function transformNodes(root: Element, context: TransformContext): void {
  boxActions(root);
  for (const link of root.querySelectorAll('a, area')) transformLink(link, context);
  for (const table of root.querySelectorAll('table')) frameTable(table);
  for (const image of root.querySelectorAll('img')) transformImage(image, context);
  for (const media of root.querySelectorAll('video, source')) transformMedia(media, context);
  for (const frame of root.querySelectorAll('iframe')) transformFrame(frame);
  for (const toggle of root.querySelectorAll<HTMLInputElement>('input.md-nav__toggle')) nameToggle(toggle);
  for (const item of root.querySelectorAll('.task-list-item')) nameTask(item);
  if (context.embedded) for (const heading of root.querySelectorAll(headings)) lowerHeading(heading);
  for (const element of root.querySelectorAll('[id=""]')) element.removeAttribute('id');
}

const headings = 'h1, h2, h3, h4, h5, h6';

/** Screen readers read a heading one level lower. It looks the same, and stylesheets and add-ons find it by its name. */
function lowerHeading(heading: Element): void {
  heading.setAttribute('aria-level', String(Math.min(Number(heading.localName.slice(1)) + 1, 6)));
}

function transformLink(link: Element, { address, rules }: TransformContext): void {
  // Links in drawings stay drawings.
  if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement))
    return link.replaceWith(...link.childNodes);
  const href = link.getAttribute('href');
  const isEdit = link.relList.contains('edit');
  for (const name of ['target', 'rel']) link.removeAttribute(name);
  if (href === null) return link.removeAttribute('download');
  const target = resolveLink(href, address, rules.protocols);
  const hasDownload = link.hasAttribute('download');
  if (target.kind === 'none') return link.replaceWith(...link.childNodes);
  if (target.kind === 'hash') return link.setAttribute('href', `#${encodeURIComponent(target.id)}`);
  if (hasDownload) {
    const url = resolveFile(href, address);
    if (url === undefined) return link.replaceWith(...link.childNodes);
    return link.setAttribute('href', url);
  }
  if (target.kind === 'page') {
    link.setAttribute('href', `${address.basePath}${target.to}`);
    link.dataset['docsTo'] = target.to;
    if (target.path !== undefined) link.dataset['docsPath'] = target.path;
    return;
  }
  link.setAttribute('href', target.url);
  // Mail and telephone programs need no empty tab.
  if (/^https?:/i.test(target.url)) link.target = '_blank';
  link.rel = `${isEdit ? 'edit ' : ''}noopener noreferrer`;
}

/** The links to the source of a page. Tools add one more, whose space is kept free, so that the title does not move. */
function boxActions(root: Element): void {
  const [...links] = root.querySelectorAll(':scope > a.md-content__button');
  if (links.length === 0) return;
  const box = document.createElement('div');
  box.dataset['docsActions'] = '';
  links[0]?.before(box);
  box.append(...links);
}

/** A wide table scrolls in its frame. Tables of code have line numbers, and tables in tables scroll with the outer one. */
function frameTable(table: Element): void {
  const isData = !table.hasAttribute('class') || table.matches('.table, .docutils');
  if (!isData || table.parentElement?.closest('table, .md-typeset__table')) return;
  const frame = document.createElement('div');
  frame.dataset['docsScroll'] = '';
  table.replaceWith(frame);
  frame.append(table);
}

function transformImage(image: HTMLImageElement, context: TransformContext): void {
  image.removeAttribute('srcset');
  image.removeAttribute('crossorigin');
  const source = image.getAttribute('src');
  if (source === null) return;
  const url = resolveFile(source, context.address);
  if (url === undefined) return image.removeAttribute('src');
  image.loading = 'lazy';
  image.decoding = 'async';
  if (isInlined(url, context.inlineOrigins)) {
    image.removeAttribute('src');
    context.drawings.set(image, { url, written: source });
  } else image.setAttribute('src', url);
}

function isInlined(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  return origins.includes(origin) && pathname.toLowerCase().endsWith('.svg');
}

function transformMedia(media: Element, { address }: TransformContext): void {
  media.removeAttribute('srcset');
  for (const name of ['src', 'poster']) {
    const source = media.getAttribute(name);
    if (source === null) continue;
    const url = resolveFile(source, address);
    if (url === undefined) media.removeAttribute(name);
    else media.setAttribute(name, url);
  }
  if (media.localName === 'video') media.setAttribute('controls', '');
}

/** A page of the portal's own host must not be able to remove its sandbox. */
function transformFrame(frame: HTMLIFrameElement): void {
  const source = frame.getAttribute('src') ?? '';
  const isOwn = new URL(source, document.baseURI).host === window.location.host;
  frame.setAttribute(
    'sandbox',
    `allow-scripts allow-popups allow-forms allow-presentation${isOwn ? '' : ' allow-same-origin'}`,
  );
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.setAttribute('loading', 'lazy');
  frame.removeAttribute('allow');
  frame.removeAttribute('name');
}

/** Sections of the navigation have two labels. */
function nameToggle(toggle: HTMLInputElement): void {
  const item = toggle.closest('li');
  const label = item?.querySelector(
    ':scope > label.md-nav__link, :scope > .md-nav__link, :scope > .md-nav__container',
  );
  const name = (label?.textContent ?? '').trim().replace(/\s+/g, ' ');
  if (name !== '') toggle.setAttribute('aria-label', name);
  for (const title of item?.querySelectorAll(':scope > nav > label.md-nav__title') ?? [])
    title.setAttribute('aria-hidden', 'true');
}

/** Names the checkbox of a task by its text, without that of lists in it. */
function nameTask(item: Element): void {
  const name = [...item.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('ul, ol')))
    .map((node) => node.textContent ?? '')
    .join('');
  item.querySelector('input[type=checkbox]')?.setAttribute('aria-label', name.trim().replaceAll(/\s+/g, ' '));
}
