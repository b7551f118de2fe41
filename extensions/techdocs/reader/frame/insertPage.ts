import type { HtmlNode } from '../parse/htmlTree';
import type { PageReading } from '../parse/readPage';
import { buildNode } from '../sanitize/buildNode';
import { checkTree, type TreeProblem } from '../sanitize/checkTree';
import type { Sanitize } from '../sanitize/createSanitizer';
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
  { shell, batches }: PageReading,
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
  const footer = prepare(shell.footer === undefined ? [] : [shell.footer], options);
  options.holdFiles(footer);
  frame.footer.replaceChildren(...[...footer.childNodes].flatMap((node) => [...node.childNodes]));
  check(frame.footer, options);
}

function insertNavigation(frame: Frame, navigation: HtmlNode | undefined, options: InsertOptions): void {
  const part = prepare(navigation === undefined ? [] : [navigation], options);
  options.holdFiles(part);
  const next = part.firstElementChild;
  for (const toc of next?.querySelectorAll('.md-nav--secondary, label[for="__toc"], #__toc') ?? [])
    toc.remove();
  const current = frame.navigation.firstElementChild;
  if (!next) return frame.navigation.replaceChildren();
  // The same navigation stays, with its open sections and its scroll position.
  if (current && signatureOf(current) === signatureOf(next)) return;
  frame.navigation.replaceChildren(next);
  check(next, options);
}

function signatureOf(navigation: Element): string {
  return [...navigation.querySelectorAll('a[href]')]
    .map(
      (link) =>
        `${link.getAttribute('data-docs-to') ?? link.getAttribute('href')} ${link.textContent.trim()}`,
    )
    .join('\n');
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
