import type { EarlyContent } from '#sdk/early';

/**
 * Shows what is known of a page in its skeleton, where the app will show it. The links are for pointers: the skeleton is hidden
 * from assistive technology, and the app takes its place.
 */
export function fillSkeleton(page: Document, { title, rows = [] }: EarlyContent): void {
  const heading = page.querySelector('.skeleton-head > span > b');
  if (title !== undefined) heading?.replaceWith(createText(page, title));
  // The first row has the names of the columns.
  const places = rows.length > 0 ? page.querySelectorAll('.skeleton-list > div:nth-child(n + 3)') : [];
  for (const [index, place] of places.entries()) {
    const row = rows[index];
    if (row === undefined) place.remove();
    else place.querySelector('b:nth-child(2)')?.replaceWith(createLink(page, row));
  }
}

function createLink(page: Document, { title, href }: { title: string; href: string }): Element {
  const link = page.createElement('a');
  link.href = href;
  // Two slashes would be another host.
  if (link.origin !== page.location.origin) link.removeAttribute('href');
  link.tabIndex = -1;
  link.append(createText(page, title));
  return link;
}

function createText(page: Document, text: string): Element {
  const element = page.createElement('bdi');
  element.textContent = text;
  return element;
}
