import type { MarkdownIt, Token } from 'markdown-it';
import type { Heading, PageContext } from './pageContext';

/** Options of headings, from `toc` in `mkdocs.yml`. */
export interface HeadingOptions {
  /** The text of the link at a heading. Empty for none. */
  permalink: string;
  permalinkTitle: string;
  /** The levels in the table of contents. */
  minLevel: number;
  maxLevel: number;
  /** The title of `[TOC]`. */
  title: string | undefined;
}

/** Gives headings the ids that Python-Markdown gives them, adds permalinks, collects them, and replaces `[TOC]`. */
export function addHeadings(md: MarkdownIt, options: HeadingOptions): void {
  md.core.ruler.push('headings', (state) => {
    const context = state.env as PageContext;
    const { tokens } = state;
    for (const { attrs } of tokens) reserve(attrs, context.ids);
    for (const [index, token] of tokens.entries()) {
      const inline = tokens[index + 1];
      if (token.type !== 'heading_open' || !inline) continue;
      const level = Number(token.tag.slice(1));
      const id = `${token.attrGet('id') ?? makeUnique(slugify(printText(inline.children ?? [])), context.ids)}`;
      token.attrSet('id', id);
      const withoutLinks = (inline.children ?? []).filter(({ type }) => !/^link_|^footnote/.test(type));
      const html = md.renderer.renderInline(withoutLinks, md.options, context);
      if (level >= options.minLevel && level <= options.maxLevel) context.headings.push({ level, id, html });
      if (options.permalink === '') continue;
      const link = new state.Token('html_inline', '', 0);
      link.content = `<a class="headerlink" href="#${encodeURIComponent(id)}" title="${md.utils.escapeHtml(options.permalinkTitle)}">${md.utils.escapeHtml(options.permalink)}</a>`;
      inline.children = [...(inline.children ?? []), link];
    }
    replaceMarker(tokens, () => printToc(md, context.headings, options.title));
  });
}

/** Converts the title of a heading to an id as Python-Markdown does: only letters of ASCII remain. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

/** Adds a number to an id that is in use. */
function makeUnique(wanted: string, used: Set<string>): string {
  let id = wanted;
  while (id === '' || used.has(id)) {
    const [, base, count] = /^(.*)_(\d+)$/.exec(id) ?? [];
    id = count === undefined ? `${id}_1` : `${base}_${Number(count) + 1}`;
  }
  used.add(id);
  return id;
}

function reserve(attrs: Token['attrs'], used: Set<string>): void {
  const id = attrs?.find(([name]) => name === 'id')?.[1];
  if (id !== undefined) used.add(`${id}`);
}

/** Returns the text of inline tokens without markup. */
function printText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'html_inline') return '';
      return children && children.length > 0 ? printText(children) : content;
    })
    .join('');
}

function replaceMarker(tokens: Token[], print: () => string): void {
  const at = tokens.findIndex(({ type, content }) => type === 'inline' && content.trim() === '[TOC]');
  const [open, inline, close] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (open?.type !== 'paragraph_open' || !inline || !close) return;
  Object.assign(open, {
    type: 'html_block',
    tag: '',
    nesting: 0,
    content: print(),
  });
  Object.assign(inline, { type: 'html_block', content: '', children: null });
  Object.assign(close, {
    type: 'html_block',
    tag: '',
    nesting: 0,
    content: '',
  });
}

function printToc(md: MarkdownIt, headings: readonly Heading[], title: string | undefined): string {
  const caption = title === undefined ? '' : `<span class="toctitle">${md.utils.escapeHtml(title)}</span>`;
  return `<div class="toc">${caption}${printNested(nestHeadings(headings))}</div>\n`;
}

/** A heading with the headings below it. */
export interface NestedHeading extends Heading {
  children: NestedHeading[];
}

/** Nests headings by their levels. */
export function nestHeadings(headings: readonly Heading[]): NestedHeading[] {
  const roots: NestedHeading[] = [];
  const path: NestedHeading[] = [];
  for (const heading of headings) {
    const item = { ...heading, children: [] };
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    (path.at(-1)?.children ?? roots).push(item);
    path.push(item);
  }
  return roots;
}

function printNested(items: readonly NestedHeading[]): string {
  if (items.length === 0) return '';
  const printed = items.map(
    ({ id, html, children }) =>
      `<li><a href="#${encodeURIComponent(id)}">${html}</a>${printNested(children)}</li>`,
  );
  return `<ul>${printed.join('')}</ul>`;
}
