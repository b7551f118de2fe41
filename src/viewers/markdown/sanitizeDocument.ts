import createPurifier from 'dompurify';
import { allowedAttributes, allowedTags } from './documentMarkup';

const config = Object.freeze({
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
});

// A separate instance, so that other configurations and hooks don't affect it.
let purifier: ReturnType<typeof createPurifier> | undefined;

/**
 * Removes everything from the HTML of a document that can run code, load resources or cover the page. Returns a tree that is
 * never serialized to HTML again.
 */
export function sanitizeDocument(html: string): DocumentFragment {
  purifier ??= createPurifier(window);
  return purifier.sanitize(html, { ...config });
}
