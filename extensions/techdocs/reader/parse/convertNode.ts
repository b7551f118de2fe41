import type { DefaultTreeAdapterTypes } from 'parse5';
import type { HtmlElement, HtmlNode } from './htmlTree';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Browsers use a limit like this, too. Deeper elements are replaced by their text. */
const maxDepth = 256;

const namespaces: Readonly<Record<string, HtmlElement['ns']>> = {
  'http://www.w3.org/2000/svg': 'svg',
  'http://www.w3.org/1998/Math/MathML': 'math',
};

/** Elements whose content is not text, and that pages never contain. */
const dropped = new Set(['script', 'style', 'template', 'noembed', 'noframes', 'base', 'title']);

export function isElement(node: Node | undefined): node is Element {
  return node !== undefined && 'tagName' in node;
}

/** Chooses elements that are left out. */
export type IsDropped = (element: Element) => boolean;

const keepAll: IsDropped = () => false;

/**
 * Converts a parsed node to one that can be sent. Comments, and elements that pages never contain, are dropped.
 *
 * @param isDropped chooses more elements to leave out
 */
export function convertNode(node: Node, isDropped = keepAll, depth = 0): HtmlNode | undefined {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node)) return undefined;
  const ns = namespaces[node.namespaceURI];
  const { tagName } = node;
  // Pages have no scripts here. One that is not closed contains the rest of a page.
  if (!ns && tagName === 'noscript')
    return { tag: 'span', attributes: [], children: convertChildren(node, isDropped, depth) };
  // Elements that no document can contain, or only formulas. A sanitizer removes them with their content, which can be the rest of a page.
  if (!/^[a-z][\w.:-]*$/i.test(tagName) || /^(?:mglyph|malignmark)$/.test(tagName))
    return { tag: 'span', attributes: [], children: convertChildren(node, isDropped, depth) };
  // The names of its controls would hide the properties of a form.
  if (!ns && tagName === 'form')
    return { tag: 'div', attributes: [], children: convertChildren(node, isDropped, depth) };
  // A title of a drawing is its name.
  if (dropped.has(node.tagName) && !(ns === 'svg' && node.tagName === 'title')) return undefined;
  if (isDropped(node)) return undefined;
  return {
    tag: node.tagName,
    ...(ns && { ns }),
    attributes: node.attrs.map(
      ({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value] as const,
    ),
    children: convertChildren(node, isDropped, depth),
  };
}

function convertChildren(node: Element, isDropped: IsDropped, depth: number): HtmlNode[] {
  return depth >= maxDepth
    ? [textOf(node)]
    : node.childNodes.flatMap((child) => convertNode(child, isDropped, depth + 1) ?? []);
}

/** Returns the text of a node. Does not recurse, because pages can be nested as deep as they like. */
export function textOf(node: Node): string {
  const parts: string[] = [];
  const stack: Node[] = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.nodeName === '#text') parts.push((next as DefaultTreeAdapterTypes.TextNode).value);
    else if ('childNodes' in next && (next === node || !dropped.has(next.nodeName)))
      pushChildren(stack, next);
  }
  return parts.join('');
}

/** Pushes one by one, because an element can have more children than a call can have arguments. */
function pushChildren(stack: Node[], { childNodes }: DefaultTreeAdapterTypes.ParentNode): void {
  for (const child of childNodes.toReversed()) stack.push(child);
}

/** Finds the first element in document order. Does not recurse. */
export function findElement(root: Node, matches: (element: Element) => boolean): Element | undefined {
  const stack: Node[] = [root];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (isElement(next) && matches(next)) return next;
    if ('childNodes' in next) pushChildren(stack, next);
  }
  return undefined;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  const names = attributeOf(element, 'class') ?? '';
  // Called for each element of a page, most of which do not have it.
  return names.includes(name) && names.split(/\s+/).includes(name);
}
