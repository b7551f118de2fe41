import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserOptions,
  Parser,
  defaultTreeAdapter,
} from 'parse5';
import { decodeUrlPart } from '#protocol';
import { attributeOf, convertNode, findElement, hasClass, isElement, textOf } from './convertNode';
import type { HtmlNode, PageEnd, PageMessage, PageShell, TocEntry } from './htmlTree';

type Element = DefaultTreeAdapterTypes.Element;
type Document = DefaultTreeAdapterTypes.Document;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Nodes in one message. The first is small, so that the top of a large page is shown early. */
const firstBatch = 200;
const batch = 250;

/** Characters that are parsed before the content that is complete is sent. */
const defaultPiece = 32_768;

/** The parser can still add text before the last node of an open element, or to the one before it, if the last is a table. */
const open = 2;

/**
 * Parses a page as browsers do, without a browser's document, so that nothing in it can run, load, or be reported by the content
 * security policy. Yields the shell, then the blocks of the content, then what follows the content. The first blocks of a large page are
 * sent while the others are parsed.
 *
 * @param piece the number of characters that are parsed before the content that is complete is sent
 */
export function* parsePage(html: string, piece = defaultPiece): Generator<PageMessage> {
  const { parser, early } = createParser();
  const batches = createBatches();
  let sent: PageShell | undefined;
  let taken = 0;
  for (let at = 0; at < html.length; at += piece) {
    parser.tokenizer.write(html.slice(at, at + piece), false);
    const found = early();
    if (!found) continue;
    if (!sent) yield { kind: 'shell', shell: (sent = found.shell) };
    const complete = found.content.childNodes.slice(taken, -open);
    taken += complete.length;
    yield* batches.add(complete);
  }
  parser.tokenizer.write('', true);
  const { document } = parser;
  const shell = sent ?? readShell(document);
  if (!sent) yield { kind: 'shell', shell };
  const content = sent ? early()?.content : findContent(document);
  if (content) yield* batches.add(listContent(content, taken));
  yield* batches.end();
  yield { kind: 'done', end: readEnd(document, shell) };
}

/** Content that the parser has begun to read, and what is known before it. */
interface EarlyContent {
  content: Element;
  shell: PageShell;
}

function createParser(): { parser: Parser<DefaultTreeAdapterMap>; early: () => EarlyContent | undefined } {
  let isFound = false;
  let early: EarlyContent | undefined;
  const onItemPush = (element: Element): void => {
    if (isFound || !isContent(element)) return;
    isFound = true;
    if (isSteady(element)) early = { content: element, shell: readShell(parser.document) };
  };
  const options: ParserOptions<DefaultTreeAdapterMap> = {
    treeAdapter: { ...defaultTreeAdapter, onItemPush },
    scriptingEnabled: false,
  };
  // `parse` takes whole documents only.
  const parser = new Parser(options);
  return { parser, early: () => early };
}

function isContent(element: Element): boolean {
  return hasClass(element, 'md-content__inner');
}

const steady = new Set(['html', 'body', 'main', 'div', 'section']);

/** Whether the parser leaves the children of an element where they are. In others than these, it can wrap or move them later. */
function isSteady(element: Element): boolean {
  let node: DefaultTreeAdapterTypes.ParentNode | null = element.parentNode;
  while (node && isElement(node) && steady.has(node.tagName)) node = node.parentNode;
  return node?.nodeName === '#document';
}

function findContent(document: Document): Element | undefined {
  return (
    findElement(document, isContent) ??
    findElement(document, (element) => element.tagName === 'article') ??
    findElement(document, (element) => element.tagName === 'main') ??
    findElement(document, (element) => element.tagName === 'body')
  );
}

/** Collects blocks of the content into messages. */
function createBatches() {
  let blocks: HtmlNode[] = [];
  let size = 0;
  let limit = firstBatch;
  return {
    *add(nodes: readonly ChildNode[]): Generator<PageMessage> {
      for (const node of nodes) {
        const block = convertNode(node);
        if (block === undefined) continue;
        blocks.push(block);
        size += countNodes(block);
        if (size < limit) continue;
        yield { kind: 'blocks', blocks };
        [blocks, size, limit] = [[], 0, batch];
      }
    },
    *end(): Generator<PageMessage> {
      yield { kind: 'blocks', blocks };
    },
  };
}

/** The nodes of the content from an index, and those that follow it because an element in it was closed too often. */
function listContent(content: Element, from: number): ChildNode[] {
  const nodes = content.childNodes.slice(from);
  for (let inner: Element = content; inner.tagName !== 'main' && inner.tagName !== 'body';) {
    const parent = inner.parentNode;
    if (!parent || !isElement(parent)) break;
    const after = parent.childNodes.slice(parent.childNodes.indexOf(inner) + 1);
    for (const node of after) if (!isElement(node) || !isFrame(node)) nodes.push(node);
    inner = parent;
  }
  return nodes;
}

function isFrame(element: Element): boolean {
  return (
    ['aside', 'footer', 'script', 'nav'].includes(element.tagName) ||
    (attributeOf(element, 'class') ?? '')
      .split(/\s+/)
      .some((name) => /^md-(?:sidebar|footer|dialog)/.test(name))
  );
}

function countNodes(node: HtmlNode): number {
  return typeof node === 'string' ? 1 : node.children.reduce((sum, child) => sum + countNodes(child), 1);
}

function readShell(document: Document): PageShell {
  const html = findElement(document, (element) => element.tagName === 'html');
  const body = findElement(document, (element) => element.tagName === 'body');
  return {
    language: html && attributeOf(html, 'lang'),
    direction: (body && attributeOf(body, 'dir')) ?? (html && attributeOf(html, 'dir')),
    refresh: findRefresh(document),
    stylesheets: listStylesheets(document),
    navigation: readNavigation(document),
    toc: readToc(document),
  };
}

/** What is in front of the content is not read again. */
function readEnd(document: Document, shell: PageShell): PageEnd {
  const footer = findElement(document, (element) => hasClass(element, 'md-footer'));
  return {
    footer: footer && convertNode(footer),
    refresh: shell.refresh ?? findRefresh(document),
    ...(!shell.navigation && { navigation: readNavigation(document) }),
    ...(shell.toc.length === 0 && { toc: readToc(document) }),
  };
}

function readNavigation(document: Document): HtmlNode | undefined {
  const sidebar = findElement(document, (element) => hasClass(element, 'md-sidebar--primary'));
  const navigation = sidebar && findElement(sidebar, (element) => element.tagName === 'nav');
  return navigation && convertNode(navigation, isTocPart);
}

/** Sites repeat the table of contents of a page in the navigation. It can be larger than the navigation. */
function isTocPart(element: Element): boolean {
  return (
    hasClass(element, 'md-nav--secondary') ||
    attributeOf(element, 'id') === '__toc' ||
    (element.tagName === 'label' && attributeOf(element, 'for') === '__toc')
  );
}

function readToc(document: Document): TocEntry[] {
  const toc = findElement(
    document,
    (element) => element.tagName === 'nav' && hasClass(element, 'md-nav--secondary'),
  );
  return toc ? listToc(toc) : [];
}

/** Meta elements other than a refresh with an address are dropped. */
function findRefresh(document: Document): string | undefined {
  const meta = findElement(
    document,
    (element) =>
      element.tagName === 'meta' &&
      attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh' &&
      /url\s*=/i.test(attributeOf(element, 'content') ?? ''),
  );
  return meta && attributeOf(meta, 'content');
}

function listStylesheets(document: Document): string[] {
  const head = findElement(document, (element) => element.tagName === 'head');
  return (head?.childNodes ?? []).flatMap((node) => {
    if (!isElement(node) || node.tagName !== 'link') return [];
    const href = attributeOf(node, 'href');
    return attributeOf(node, 'rel')?.toLowerCase() === 'stylesheet' && href ? [href] : [];
  });
}

function listToc(nav: Element): TocEntry[] {
  const entries: TocEntry[] = [];
  const stack: Array<{ node: DefaultTreeAdapterTypes.Node; depth: number }> = [{ node: nav, depth: -1 }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node } = next;
    if (!isElement(node)) continue;
    const depth = next.depth + (node.tagName === 'ul' ? 1 : 0);
    const href = node.tagName === 'a' ? (attributeOf(node, 'href') ?? '') : '';
    if (href.startsWith('#') && href.length > 1)
      entries.push({
        id: decodeUrlPart(href.slice(1)),
        title: textOf(node).trim().replace(/\s+/g, ' '),
        depth,
      });
    else for (const child of node.childNodes.toReversed()) stack.push({ node: child, depth });
  }
  return entries;
}
