import type { TocEntry } from '../parse/htmlTree';

/**
 * Finds the heading in view, at first and when the page scrolls.
 *
 * @param mark called with the index of its entry in the table of contents
 * @returns stops it
 */
export function followHeadings(
  article: HTMLElement,
  entries: readonly TocEntry[],
  mark: (index: number | undefined) => void,
): () => void {
  const indexes = new Map(entries.map(({ id }, index) => [id, index]));
  const headings = [...article.querySelectorAll<HTMLElement>('[id]')].filter(({ id }) => indexes.has(id));
  if (headings.length === 0) return () => {};
  let frame = 0;
  const find = () => {
    frame = 0;
    mark(indexes.get(findInView(headings)?.id ?? ''));
  };
  const follow = () => {
    frame ||= requestAnimationFrame(find);
  };
  window.addEventListener('scroll', follow, { passive: true });
  follow();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', follow);
  };
}

/** Returns the last heading above the first third of the window, else the first. Long pages have thousands of headings. */
function findInView(headings: readonly HTMLElement[]): HTMLElement | undefined {
  let low = 0;
  let high = headings.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const top = headings[middle]?.getBoundingClientRect().top ?? 0;
    if (top < window.innerHeight / 3) low = middle;
    else high = middle;
  }
  return headings[low];
}
