import type { HtmlElement, HtmlNode } from '../parse/htmlTree';

const namespaces = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

/**
 * Properties that an element may set on itself. Nothing that moves it out of its place, covers others or loads files.
 */
const properties: ReadonlySet<string> = new Set(
  'text-align vertical-align width max-width min-width height max-height color background-color font-weight font-style text-decoration white-space float clear list-style-type border border-color border-style border-width border-radius margin margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom padding-left'.split(
    ' ',
  ),
);

/** The document that nodes are built in. It is not shown, so nothing in it loads or runs. */
let inert: Document | undefined;

/**
 * Builds a node in a document that is not shown. Event handlers are left out, and styles are set one by one, because the content
 * security policy would report them, even though they never take effect.
 */
export function buildNode(node: HtmlNode): Node {
  inert ??= document.implementation.createHTMLDocument('');
  if (typeof node === 'string') return inert.createTextNode(node);
  const element = createElement(inert, node);
  if (!element) return inert.createTextNode('');
  for (const [name, value] of node.attributes) setAttribute(element, name, value);
  for (const child of node.children) element.append(buildNode(child));
  return element;
}

/** Parsers accept names of elements that cannot be created, such as `a<b`. */
function createElement(owner: Document, { tag, ns }: HtmlElement): Element | undefined {
  try {
    return owner.createElementNS(namespaces[ns ?? 'html'], tag);
  } catch {
    return undefined;
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  if (/^(?:xlink:|xml:)?on/i.test(name)) return;
  if (name === 'style') return setStyles(element, value);
  try {
    element.setAttribute(name, value);
  } catch {
    // Names that parsers accept and the document does not, such as `"` and `<`, mean nothing.
  }
}

function setStyles(element: Element, styles: string): void {
  if (!(element instanceof HTMLElement) || !element.style) return;
  for (const declaration of styles.slice(0, 2000).split(';')) {
    const [name = '', value = ''] = declaration.split(/:(.*)/s);
    const property = name.trim().toLowerCase();
    if (!properties.has(property) || /[\\(@]|!\s*important/.test(value.replace(/rgba?\(|hsla?\(/g, '')))
      continue;
    element.style.setProperty(property, value.trim());
  }
}
