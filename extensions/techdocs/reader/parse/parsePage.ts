import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { decodeUrlPart } from '#protocol';
import { attributeOf, convertNode, findElement, hasClass, isElement, textOf } from './convertNode';
import type { HtmlNode, PageMessage, PageShell, TocEntry } from './htmlTree';

type Element = DefaultTreeAdapterTypes.Element;
type Document = DefaultTreeAdapterTypes.Document;

/** Nodes in one message. The first is small, so that the top of a large page is shown early. */
const firstBatch = 400;
const batch = 1500;

/**
 * Parses a page as browsers do, without a browser's document, so that nothing in it can run, load, or be reported by the content
 * security policy. Yields the shell, then the blocks of the content.
 */
export function* parsePage(html: string): Generator<PageMessage> {
  const document = parse(html, { scriptingEnabled: false });
  const content =
    findElement(document, (element) => hasClass(element, 'md-content__inner')) ??
    findElement(document, (element) => element.tagName === 'article') ??
    findElement(document, (element) => element.tagName === 'main') ??
    findElement(document, (element) => element.tagName === 'body');
  yield { kind: 'shell', shell: readShell(document) };
  let blocks: HtmlNode[] = [];
  let size = 0;
  let limit = firstBatch;
  for (const child of content ? listContent(content) : []) {
    const block = convertNode(child);
    if (block === undefined) continue;
    blocks.push(block);
    size += countNodes(block);
    if (size < limit) continue;
    yield { kind: 'blocks', blocks };
    [blocks, size, limit] = [[], 0, batch];
  }
  yield { kind: 'blocks', blocks };
  yield { kind: 'done' };
}

/** The nodes of the content, and those that follow it because an element in it was closed too often. */
function listContent(content: Element): DefaultTreeAdapterTypes.ChildNode[] {
  const nodes = [...content.childNodes];
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
  const title = findElement(document, (element) => element.tagName === 'title');
  const sidebar = findElement(document, (element) => hasClass(element, 'md-sidebar--primary'));
  const navigation = sidebar && findElement(sidebar, (element) => element.tagName === 'nav');
  const toc = findElement(
    document,
    (element) => element.tagName === 'nav' && hasClass(element, 'md-nav--secondary'),
  );
  const footer = findElement(document, (element) => hasClass(element, 'md-footer'));
  return {
    title: title ? textOf(title).trim() : '',
    language: html && attributeOf(html, 'lang'),
    direction: (body && attributeOf(body, 'dir')) ?? (html && attributeOf(html, 'dir')),
    refresh: findRefresh(document),
    stylesheets: listStylesheets(document),
    navigation: navigation && convertNode(navigation),
    footer: footer && convertNode(footer),
    toc: toc ? listToc(toc) : [],
  };
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
