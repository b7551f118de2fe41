/** Returns the path of a page. The first page of the site is its home page. */
export function pathOf(site, page) {
  return page === site.pages[0] ? 'index.html' : `${page.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.html`;
}

/** Renders one page of the site. */
export function renderPage(site, page) {
  const links = site.pages.map((each) => {
    const current = each === page ? ' aria-current="page"' : '';
    return `<li><a href="${pathOf(site, each)}"${current}>${escape(each)}</a></li>`;
  });
  const robots = site.isIndexed ? '' : '<meta name="robots" content="noindex">';
  const contact = site.contact ? `<a href="mailto:${escape(site.contact)}">${escape(site.contact)}</a>` : '';
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    ${robots}
    <title>${escape(page)} · ${escape(site.title)}</title>
    <link rel="stylesheet" href="styles/site.css">
  </head>
  <body>
    <header><strong>${escape(site.title)}</strong><nav aria-label="Pages"><ul>${links.join('')}</ul></nav></header>
    <main><h1>${escape(page)}</h1></main>
    <footer>${contact}</footer>
  </body>
</html>
`;
  return { path: pathOf(site, page), html };
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
