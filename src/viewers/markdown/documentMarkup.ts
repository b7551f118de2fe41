/** The elements allowed in documents. No styles, forms, frames or scripts. */
export const allowedTags: readonly string[] =
  'h1 h2 h3 h4 h5 h6 p blockquote pre code hr br div span ul ol li dl dt dd details summary a img table thead tbody tr th td em strong b i u s del ins mark kbd sub sup small q cite abbr samp var'.split(
    ' ',
  );

/** The attributes allowed on them. No ids, styles or event handlers. */
export const allowedAttributes: readonly string[] =
  'href src alt title align start class open colspan rowspan width height'.split(' ');
