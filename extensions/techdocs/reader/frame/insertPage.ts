import type { HtmlNode } from '../parse/htmlTree';
import type { PageReading } from '../parse/readPage';
import { buildNode } from '../sanitize/buildNode';
import { checkTree, type TreeProblem } from '../sanitize/checkTree';
import type { Sanitize } from '../sanitize/createSanitizer';
import { resolveLink } from '../transform/resolveLink';
import { type TransformContext, transformNodes } from '../transform/transformNodes';
import type { Frame } from './createFrame';

/** What happens with the nodes of a page on their way into the frame. */
export interface InsertOptions extends TransformContext {
  sanitize: Sanitize;
  /** Called with the first part of the content before it is inserted. */
  reserveSpace: (part: Element) => Promise<void>;
  /** Called with nodes before they are inserted, such as to wait with their files. */
  holdFiles: (root: Element) => void;
  /** Called with elements that the sanitizer should have removed. They are removed now. */
  onProblems: (problems: readonly TreeProblem[]) => void;
  /** Called after the first part of the content is inserted. */
  onFirstPart: () => void;
  signal: AbortSignal;
}

/**
 * Inserts a page: its nodes are built, sanitized and changed outside of the document, then inserted and checked again. The former content
 * stays until the first part of the new one is ready. Large pages are inserted in parts, so that no task takes long.
 */
export async function insertPage(
  frame: Frame,
  { shell, batches, end }: PageReading,
  options: InsertOptions,
): Promise<void> {
  const { signal, onFirstPart } = options;
  let parts = 0;
  for await (const blocks of batches) {
    if (signal.aborted) return;
    if (parts > 0) await nextTask();
    if (signal.aborted) return;
    const part = prepare(blocks, options);
    if (parts === 0) {
      await options.reserveSpace(part);
      if (signal.aborted) return;
      options.holdFiles(part);
      insertNavigation(frame, shell.navigation, options);
      frame.article.replaceChildren(...part.childNodes);
      frame.article.lang = shell.language ?? '';
      frame.article.dir = shell.direction === 'rtl' ? 'rtl' : shell.direction === 'ltr' ? 'ltr' : 'auto';
      check(frame.article, options);
      frame.article.dataset['path'] = options.address.path;
      onFirstPart();
    } else {
      const chunk = document.createElement('div');
      chunk.className = 'docs-chunk';
      options.holdFiles(part);
      chunk.append(...part.childNodes);
      frame.article.append(chunk);
      check(chunk, options);
    }
    parts += 1;
  }
  if (signal.aborted) return;
  const { navigation, footer: printed } = end() ?? { footer: undefined };
  if (navigation) insertNavigation(frame, navigation, options);
  const footer = prepare(printed === undefined ? [] : [printed], options);
  options.holdFiles(footer);
  frame.footer.replaceChildren(...[...footer.childNodes].flatMap((node) => [...node.childNodes]));
  check(frame.footer, options);
}

/** What the navigation that is shown was made from. */
const shown = new WeakMap<Element, string>();

function insertNavigation(frame: Frame, navigation: HtmlNode | undefined, options: InsertOptions): void {
  const signature = navigation === undefined ? '' : printLinks(navigation, options).join('\n');
  // The same navigation stays, with its open sections and its scroll position.
  if (frame.navigation.firstElementChild && shown.get(frame.navigation) === signature) return;
  shown.set(frame.navigation, signature);
  const part = prepare(navigation === undefined ? [] : [navigation], options);
  options.holdFiles(part);
  const [next] = part.children;
  frame.navigation.replaceChildren(...(next ? [next] : []));
  if (next) check(next, options);
}

/** Prints the targets and texts of all links. Targets in the markup depend on the page. */
function printLinks(node: HtmlNode, options: InsertOptions): string[] {
  if (typeof node === 'string') return [];
  const href = node.tag === 'a' && node.attributes.find(([name]) => name === 'href')?.[1];
  if (typeof href !== 'string') return node.children.flatMap((child) => printLinks(child, options));
  const target = resolveLink(href, options.address, options.rules.protocols);
  return [`${JSON.stringify(target)} ${printText(node).trim()}`];
}

function printText(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(printText).join('');
}

/** Returns an element with nodes that can be inserted. */
function prepare(blocks: readonly HtmlNode[], { sanitize, ...context }: InsertOptions): Element {
  const part = buildNode({ tag: 'div', attributes: [], children: blocks }) as Element;
  sanitize(part);
  transformNodes(part, context);
  return part;
}

function check(inserted: Element, { rules, onProblems }: InsertOptions): void {
  const problems = checkTree(inserted, rules);
  if (problems.length > 0) onProblems(problems);
}

/** Lets the browser paint and handle input. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
