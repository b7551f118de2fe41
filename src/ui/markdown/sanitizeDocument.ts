import createPurifier from 'dompurify';

/** What the documents of people may contain. No styles, no ids, no forms, no frames, and nothing that runs. */
const allowedTags =
  'h1 h2 h3 h4 h5 h6 p blockquote pre code hr br div span ul ol li dl dt dd details summary a img table thead tbody tr th td em strong b i u s del ins mark kbd sub sup small q cite abbr samp var'.split(
    ' ',
  );

const config = Object.freeze({
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'align',
    'start',
    'class',
    'open',
    'colspan',
    'rowspan',
    'width',
    'height',
  ],
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
