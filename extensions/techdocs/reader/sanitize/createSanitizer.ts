import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { isAllowedFrame, type SanitizerRules } from './SanitizerRules';

/** Elements that are replaced by their content. */
const unwrapped = [
  'form',
  'button',
  'select',
  'option',
  'optgroup',
  'textarea',
  'fieldset',
  'dialog',
  'menu',
  'marquee',
  'slot',
  'html',
  'head',
  'body',
  'font',
  'center',
  'shadow',
  'content',
  'element',
  'selectedcontent',
  'object',
  'applet',
];
/** Elements that are removed with their content. */
const removed = [
  'style',
  'script',
  'template',
  'noscript',
  'embed',
  'param',
  'base',
  'frame',
  'frameset',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'set',
  'foreignobject',
  'feimage',
  'image',
  'use',
  'title',
  'annotation-xml',
  'maction',
  'semantics',
  'audio',
  'track',
  'portal',
  'fencedframe',
  'math-field',
];
const attributes = [
  'style:',
  'autofocus',
  'autoplay',
  'popover',
  'popovertarget',
  'popovertargetaction',
  'tabindex',
  'accesskey',
  'contenteditable',
  'draggable',
  'form',
  'action',
  'method',
  'formaction',
  'slot',
  'is',
  'part',
  'exportparts',
  'background',
  'ping',
  'srcdoc',
  'nonce',
  'integrity',
  'enterkeyhint',
  'inputmode',
  'autocapitalize',
  'autocomplete',
  'command',
  'commandfor',
  'closedby',
  'itemid',
  'itemref',
  'xml:base',
  'elementtiming',
];

/** Sanitizes built nodes in place. */
export type Sanitize = (element: Element) => void;

/**
 * Creates a sanitizer with its own instance of DOMPurify, so that other configurations and hooks do not affect it. It works on nodes,
 * which are the nodes that are shown later: nothing is written as HTML and parsed again.
 */
export function createSanitizer(rules: SanitizerRules): Sanitize {
  const purifier = createPurifier(window);
  addHooks(purifier, rules);
  const config = createConfig(rules);
  return (element) => void purifier.sanitize(element, config);
}

function createConfig({
  protocols,
  elementPattern,
  attributePattern,
}: SanitizerRules): Config & { IN_PLACE: true } {
  const names = protocols.map((protocol) => protocol.replace(/[.+-]/g, String.raw`\$&`)).join('|');
  return {
    IN_PLACE: true,
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    ADD_TAGS: ['iframe'],
    ADD_ATTR: ['allowfullscreen', 'target', 'checked', 'open', 'start', 'reversed'],
    FORBID_TAGS: [...unwrapped, ...removed],
    FORBID_CONTENTS: removed,
    FORBID_ATTR: attributes,
    ALLOW_DATA_ATTR: true,
    ALLOWED_URI_REGEXP: new RegExp(String.raw`^(?:(?:${names}):|[^a-z]|[a-z+.\-]+(?:[^a-z+.\-:]|$))`, 'i'),
    CUSTOM_ELEMENT_HANDLING: {
      tagNameCheck: elementPattern ?? null,
      attributeNameCheck: attributePattern ?? null,
      allowCustomizedBuiltInElements: false,
    },
    // Ids in a shadow root, without forms, are not names of the document.
    SANITIZE_DOM: false,
  };
}

function addHooks(purifier: DOMPurify, rules: SanitizerRules): void {
  purifier.addHook('uponSanitizeElement', (node) => {
    if (!(node instanceof Element)) return;
    const tag = node.localName;
    const isRefused =
      (tag === 'iframe' && !isAllowedFrame(node.getAttribute('src') ?? '', rules)) ||
      (tag === 'input' && !['checkbox', 'radio'].includes(node.getAttribute('type')?.toLowerCase() ?? '')) ||
      tag === 'link' ||
      tag === 'meta';
    if (isRefused) node.remove();
  });
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const name = data.attrName;
    // Configured patterns for custom elements could match these.
    if (/^(?:on|srcdoc|inner|outer|formaction|style$|is$)/i.test(name) && node.localName.includes('-'))
      data.keepAttr = false;
    // The reader's own.
    if (/^data-docs-/i.test(name)) data.keepAttr = false;
    if (name === 'http-equiv' || name === 'content') data.keepAttr = false;
    // Addresses of other files that drawings refer to.
    if (
      /url\s*\(/i.test(data.attrValue) &&
      !/^\s*url\(\s*["']?#[\w-]+["']?\s*\)\s*$/i.test(data.attrValue) &&
      name !== 'title' &&
      name !== 'alt'
    )
      data.keepAttr = false;
    if (/^data:/i.test(data.attrValue.trim()) && !isDataImage(node, name, data.attrValue))
      data.keepAttr = false;
    // Custom elements can do anything with their attributes.
    if (node.localName.includes('-') && /^\s*(?:javascript|vbscript|data)\s*:/i.test(data.attrValue))
      data.keepAttr = false;
  });
}

/** An image may contain its data. A drawing in an image cannot run code. */
function isDataImage(node: Element, name: string, value: string): boolean {
  return (
    node.localName === 'img' &&
    name === 'src' &&
    /^data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml)[;,]/i.test(value.trim())
  );
}
