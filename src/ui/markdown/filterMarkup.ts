import { allowedAttributes, allowedTags } from './documentMarkup';

// What has no text to keep: comments, and elements whose content is not for readers.
const dropped =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|iframe|object|svg|math|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tags = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|</gi;
const attributes = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;

/**
 * Writes the HTML in a document anew with what is allowed only, before any parser of a browser sees it: browsers report a
 * handler or a style that their policy refuses even where nothing would run it.
 */
export function filterMarkup(html: string): string {
  return html
    .replace(dropped, '')
    .replace(tags, (_tag, slash: string | undefined, name: string | undefined, rest: string | undefined) => {
      if (name === undefined) return '&lt;';
      const tag = name.toLowerCase();
      if (!allowedTags.includes(tag)) return '';
      return slash ? `</${tag}>` : `<${tag}${printAttributes(rest ?? '')}>`;
    });
}

function printAttributes(text: string): string {
  return Array.from(text.matchAll(attributes), ([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare ?? '';
    const isKept = name !== 'class' && allowedAttributes.includes(name.toLowerCase());
    return isKept
      ? ` ${name.toLowerCase()}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
      : '';
  }).join('');
}
