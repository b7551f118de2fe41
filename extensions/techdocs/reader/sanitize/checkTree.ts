import { isAllowedFrame, type SanitizerRules } from './SanitizerRules';

/** The HTML elements that may be shown. */
const elements: ReadonlySet<string> = new Set(
  'a abbr acronym address area article aside b bdi bdo big blockquote br caption cite code col colgroup data dd del details dfn dir div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li main map mark meter nav ol output p picture pre progress q rp rt ruby s samp search section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'.split(
    ' ',
  ),
);

/** Elements of drawings that run, load or contain HTML. */
const refusedDrawing =
  /^(?:a|script|style|foreignobject|animate\w*|set|image|use|feimage|handler|listener|discard|iframe|audio|video)$/i;

const attributeNames =
  /^(?:id|class|href|src|srcset|alt|title|name|for|type|checked|disabled|open|width|height|align|valign|colspan|rowspan|span|scope|headers|start|reversed|value|datetime|cite|lang|dir|rel|target|download|hreflang|loading|decoding|sizes|media|controls|loop|muted|playsinline|poster|preload|usemap|shape|coords|min|max|low|high|optimum|summary|abbr|axis|border|bgcolor|color|cellpadding|cellspacing|noshade|nowrap|size|face|role|style|allow|allowfullscreen|sandbox|referrerpolicy|frameborder|scrolling|crossorigin|hidden|compact|label|tabindex|clear|rev|translate|display|step|pattern|placeholder|accept|data-[\w.:-]+|aria-[a-z]+)$/i;

const addresses = new Set(['href', 'src', 'poster', 'cite', 'xlink:href', 'action', 'data', 'srcset']);

/** Something that the sanitizer should have removed. */
export interface TreeProblem {
  element: string;
  attribute?: string;
}

/**
 * Checks nodes after they are inserted, with a list of what may be there that is independent of the sanitizer. Removes everything else.
 *
 * @returns what was removed; empty unless the sanitizer has a flaw
 */
export function checkTree(root: Element | ShadowRoot, rules: SanitizerRules): TreeProblem[] {
  const problems: TreeProblem[] = [];
  const found =
    root instanceof Element ? [root, ...root.querySelectorAll('*')] : [...root.querySelectorAll('*')];
  for (const element of found) {
    if (isRefusedElement(element, rules)) {
      problems.push({ element: element.localName });
      element.remove();
      continue;
    }
    for (const attribute of Array.from(element.attributes)) {
      if (isAllowedAttribute(element, attribute, rules)) continue;
      problems.push({ element: element.localName, attribute: attribute.name });
      element.removeAttributeNode(attribute);
    }
  }
  return problems;
}

function isRefusedElement(element: Element, rules: SanitizerRules): boolean {
  const { localName, namespaceURI } = element;
  if (element.shadowRoot !== null) return true;
  if (namespaceURI === 'http://www.w3.org/2000/svg') return refusedDrawing.test(localName);
  if (namespaceURI === 'http://www.w3.org/1998/Math/MathML')
    return /^(?:annotation-xml|maction|script|style)$/.test(localName);
  if (localName === 'iframe') return !isAllowedFrame(element.getAttribute('src') ?? '', rules);
  if (localName === 'input')
    return !['checkbox', 'radio'].includes(element.getAttribute('type')?.toLowerCase() ?? '');
  if (localName.includes('-')) return !(rules.elementPattern?.test(localName) ?? false);
  return !elements.has(localName);
}

function isAllowedAttribute(element: Element, { name, value }: Attr, rules: SanitizerRules): boolean {
  if (/^on|^srcdoc$|^http-equiv$|^content$/i.test(name)) return false;
  if (name === 'style') return !/url\s*\(|position|expression|@import|\\/i.test(value);
  if (addresses.has(name) && !isAllowedAddress(element, value, rules)) return false;
  if (/url\s*\((?!\s*["']?#)/i.test(value) && element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
    return false;
  if (element.localName.includes('-'))
    return attributeNames.test(name) || (rules.attributePattern?.test(name) ?? false);
  return element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || attributeNames.test(name);
}

/** Uses the URL parser of the browser, which decides what a link does. */
function isAllowedAddress(element: Element, value: string, rules: SanitizerRules): boolean {
  if (value.trim() === '' || !URL.canParse(value, document.baseURI)) return true;
  const protocol = new URL(value, document.baseURI).protocol.slice(0, -1);
  if (protocol === 'data')
    return (
      element.localName === 'img' && /^\s*data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml)[;,]/i.test(value)
    );
  if (protocol === 'blob') return element.localName === 'img';
  return rules.protocols.includes(protocol);
}
