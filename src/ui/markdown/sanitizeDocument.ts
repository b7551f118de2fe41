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

// An instance of its own: what another one is configured or hooked with does not reach it.
let purifier: ReturnType<typeof createPurifier> | undefined;

/** Takes everything out of the HTML of a document that could run, load or cover something; what is left is a tree, never text again. */
export function sanitizeDocument(html: string): DocumentFragment {
  purifier ??= createPurifier(window);
  return purifier.sanitize(html, { ...config });
}
