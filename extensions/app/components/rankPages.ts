import type { NavContentNavItem } from '#sdk';

/** Sorts pages by how similar their paths are to an address, most similar first. */
export function rankPages(pages: readonly NavContentNavItem[], pathname: string): NavContentNavItem[] {
  const wanted = pathname.toLowerCase();
  return pages
    .map((page, order) => ({ page, order, distance: distanceOf(page.href.toLowerCase(), wanted) }))
    .toSorted((a, b) => a.distance - b.distance || a.order - b.order)
    .map(({ page }) => page);
}

/** If only the first segment has a typo, the rest of the path must not make it look different. */
function distanceOf(href: string, wanted: string): number {
  const length = Math.max(1, href.split('/').length - 1);
  const start = wanted
    .split('/')
    .slice(0, length + 1)
    .join('/');
  return editDistance(href, start) / Math.max(href.length, start.length, 1);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
