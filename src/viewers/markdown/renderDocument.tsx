import { createElement, type ReactNode } from 'react';
import { CodeView } from '../code/CodeView';
import { DocumentHeading } from './DocumentHeading';
import { DocumentImage } from './DocumentImage';
import { DocumentLink } from './DocumentLink';
import { DocumentTable } from './DocumentTable';
import { TaskItem } from './TaskItem';

/** The context for rendering a document. */
export interface RenderContext {
  baseUrl: string | undefined;
  /** The heading level of the document's first level on the page. */
  headingLevel: number;
  slugOf: (title: string) => string;
  /** Returns the name of the next code block or table, so that names are unique. */
  createLabel: (what: 'code' | 'table') => string;
}

/** Elements below this level are rendered as text, because browsers can't handle deep nesting. */
const MAX_DEPTH = 80;

/** Tags that are rendered unchanged, with their allowed attributes. */
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

/** Attribute names that React spells differently. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/**
 * Renders a sanitized document as elements. This is a second allow-list, independent of the sanitizer: only elements created
 * here get on the page, and never as HTML.
 */
export function renderDocument(parent: ParentNode, context: RenderContext, depth = 0): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return isBetweenCells(node) ? null : node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    return depth > MAX_DEPTH ? node.textContent : renderElement(node as Element, context, depth, index);
  });
}

/** Returns whether a text node is white space between the rows or cells of a table, which React does not allow. */
function isBetweenCells({ parentNode, textContent }: Node): boolean {
  return /^(table|thead|tbody|tr)$/i.test(parentNode?.nodeName ?? '') && textContent?.trim() === '';
}

function renderElement(element: Element, context: RenderContext, depth: number, key: number): ReactNode {
  const tag = element.tagName.toLowerCase();
  const children = () => renderDocument(element, context, depth + 1);
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
      return <DocumentCode key={key} element={element} label={context.createLabel('code')} />;
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
        <DocumentTable key={key} label={context.createLabel('table')}>
          {children()}
        </DocumentTable>
      );
    case 'li':
      return <TaskItem key={key}>{children()}</TaskItem>;
    default:
      return renderPlainElement(tag, element, children, key);
  }
}

function renderPlainElement(
  tag: string,
  element: Element,
  children: () => ReactNode[],
  key: number,
): ReactNode {
  const attributes = plain[tag];
  // Unknown elements are rendered as text.
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
