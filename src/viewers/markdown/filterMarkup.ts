import { allowedAttributes, allowedTags } from './documentMarkup';

// Comments, and elements whose content is not text. They are removed completely.
const dropped =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|object|svg|math|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tags = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|</gi;
const attributes = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;

/**
 * Removes everything that is not allowed from the HTML in a document, before the browser parses it. Otherwise, browsers report
 * event handlers and styles that the content security policy blocks, even if they never run.
 */
export function filterMarkup(html: string): string {
  return html
    .replace(dropped, '')
    .replace(tags, (_tag, slash: string | undefined, name: string | undefined, rest: string | undefined) => {
      if (name === undefined) return '&lt;';
      const tag = name.toLowerCase();
      if (!allowedTags.includes(tag)) return '';
      return slash ? `</${tag}>` : `<${tag}${serializeAttributes(rest ?? '')}>`;
    });
}

function serializeAttributes(text: string): string {
  return Array.from(text.matchAll(attributes), ([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? '';
    const isKept = name !== 'class' && allowedAttributes.includes(name.toLowerCase());
    return isKept
      ? ` ${name.toLowerCase()}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
      : '';
  }).join('');
}
