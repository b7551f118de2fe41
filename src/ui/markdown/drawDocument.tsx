import { createElement, type ReactNode } from 'react';
import { CodeView } from '../code/CodeView';
import { DocumentHeading } from './DocumentHeading';
import { DocumentImage } from './DocumentImage';
import { DocumentLink } from './DocumentLink';
import { DocumentTable } from './DocumentTable';
import { TaskItem } from './TaskItem';

/** What drawing a document takes along on its way down. */
export interface DrawContext {
  baseUrl: string | undefined;
  /** The level that the document's first level of headings has on the page. */
  headingLevel: number;
  slugOf: (title: string) => string;
  /** Names the next piece of code or table, so that no two are called the same. */
  nameNext: (what: 'code' | 'table') => string;
}

/** Deeper than this, only the text is drawn: nobody reads further in, and a browser stumbles. */
const DEEPEST = 80;

/** Tags that are drawn as they are, with these attributes. */
const plain: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p blockquote code hr br div span ul dl dt dd thead tbody tr em strong b i u s del ins mark kbd sub sup small q cite abbr samp var summary'
      .split(' ')
      .map((tag) => [tag, ['title']]),
  ),
  ol: ['start'],
  details: ['open'],
  th: ['align', 'colspan', 'rowspan'],
  td: ['align', 'colspan', 'rowspan'],
};

/** React's names, where they differ. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/**
 * Draws a sanitised document as elements. A second list of what is allowed, independent of the first: only what is drawn here
 * is on the page, and no HTML is ever written into it.
 */
export function drawDocument(parent: ParentNode, context: DrawContext, depth = 0): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return isBetweenCells(node) ? null : node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    return depth > DEEPEST ? node.textContent : drawElement(node as Element, context, depth, index);
  });
}

/** Line feeds between the rows and cells of a table are no text. */
function isBetweenCells({ parentNode, textContent }: Node): boolean {
  return /^(table|thead|tbody|tr)$/i.test(parentNode?.nodeName ?? '') && textContent?.trim() === '';
}

function drawElement(element: Element, context: DrawContext, depth: number, key: number): ReactNode {
  const tag = element.tagName.toLowerCase();
  const children = () => drawDocument(element, context, depth + 1);
  const level = /^h([1-6])$/.exec(tag)?.[1];
  if (level !== undefined) {
    const title = element.textContent.trim();
    return (
      <DocumentHeading
        key={key}
        level={Number(level) + context.headingLevel - 1}
        title={title}
        id={context.slugOf(title)}
      >
        {children()}
      </DocumentHeading>
    );
  }
  switch (tag) {
    case 'pre':
      return <DocumentCode key={key} element={element} label={context.nameNext('code')} />;
    case 'a':
      return (
        <DocumentLink key={key} href={element.getAttribute('href')} baseUrl={context.baseUrl}>
          {children()}
        </DocumentLink>
      );
    case 'img':
      return <DocumentImage key={key} image={element} baseUrl={context.baseUrl} />;
    case 'table':
      return (
        <DocumentTable key={key} label={context.nameNext('table')}>
          {children()}
        </DocumentTable>
      );
    case 'li':
      return <TaskItem key={key}>{children()}</TaskItem>;
    default:
      return drawPlain(tag, element, children, key);
  }
}

function drawPlain(tag: string, element: Element, children: () => ReactNode[], key: number): ReactNode {
  const attributes = plain[tag];
  // What no list knows gives its text.
  if (!attributes) return element.textContent;
  const given = attributes.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[reactNames[name] ?? name, name === 'open' ? true : value]];
  });
  const props = { key, ...(Object.fromEntries(given) as object) };
  return tag === 'br' || tag === 'hr' ? createElement(tag, props) : createElement(tag, props, ...children());
}

function DocumentCode({ element, label }: { element: Element; label: string }) {
  const language = /\blanguage-(\S+)/.exec(element.firstElementChild?.className ?? '')?.[1];
  const code = element.textContent.replace(/\n$/, '');
  return <CodeView code={code} language={language} label={label} lineNumbers={false} />;
}
