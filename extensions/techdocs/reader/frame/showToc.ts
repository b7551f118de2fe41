import type { TocEntry } from '../parse/htmlTree';

/** Longer tables of contents have only the rows in view. */
const longToc = 200;
/** The height of a row of a long table of contents, in px. */
const rowHeight = 28;
/** Rows above and below the view. */
const margin = 15;

/** The table of contents of a page. */
export interface Toc {
  /** Marks the entry of the heading in view, by its index. */
  mark: (index: number | undefined) => void;
  remove: () => void;
}

/**
 * Shows the table of contents. A long one has only the rows in view.
 *
 * @param scroller the element that scrolls the table of contents
 */
export function showToc(
  place: HTMLElement,
  scroller: HTMLElement,
  entries: readonly TocEntry[],
  title: string,
): Toc {
  if (entries.length === 0) {
    place.replaceChildren();
    return { mark: () => {}, remove: () => {} };
  }
  const nav = document.createElement('nav');
  nav.className = 'md-nav md-nav--secondary';
  nav.ariaLabel = title;
  const heading = document.createElement('span');
  heading.className = 'md-nav__title';
  heading.textContent = title;
  const list = document.createElement('ul');
  list.className = 'md-nav__list docs-toc';
  list.dataset['mdComponent'] = 'toc';
  nav.append(heading, list);
  place.replaceChildren(nav);

  const rows = new Map<number, HTMLLIElement>();
  let marked: number | undefined;
  const setMark = (index: number | undefined, isMarked: boolean): void => {
    const link = index === undefined ? undefined : rows.get(index)?.querySelector('a');
    link?.classList.toggle('md-nav__link--active', isMarked);
  };
  const mark = (index: number | undefined): void => {
    if (index === marked) return;
    setMark(marked, false);
    setMark(index, true);
    marked = index;
  };
  if (entries.length <= longToc) {
    for (const [index, entry] of entries.entries()) rows.set(index, createItem(entry));
    list.append(...rows.values());
    return { mark, remove: () => nav.remove() };
  }
  list.classList.add('docs-toc--long');
  list.style.height = `${entries.length * rowHeight}px`;
  const show = (): void => {
    showRows(rows, list, entries, findRange(list, scroller, entries.length));
    setMark(marked, true);
  };
  scroller.addEventListener('scroll', show, { passive: true });
  const resized = new ResizeObserver(show);
  resized.observe(scroller);
  show();
  return {
    mark,
    remove() {
      scroller.removeEventListener('scroll', show);
      resized.disconnect();
      nav.remove();
    },
  };
}

/** Returns the indexes of the rows in view and around it: the first, and the one after the last. */
function findRange(list: HTMLElement, scroller: HTMLElement, count: number): [start: number, end: number] {
  const top = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const height = Math.min(scroller.clientHeight || 600, 2000);
  const start = Math.max(0, Math.floor(top / rowHeight) - margin);
  return [start, Math.min(count, Math.ceil((top + height) / rowHeight) + margin)];
}

/** Shows the rows of a range. Rows that are shown already stay, and so does the one with the focus. */
function showRows(
  rows: Map<number, HTMLLIElement>,
  list: HTMLElement,
  entries: readonly TocEntry[],
  [start, end]: [start: number, end: number],
): void {
  const root = list.getRootNode();
  const focused = (root as Document | ShadowRoot).activeElement;
  for (const [index, row] of rows) {
    if ((index >= start && index < end) || (focused && row.contains(focused))) continue;
    row.remove();
    rows.delete(index);
  }
  for (const [offset, entry] of entries.slice(start, end).entries()) {
    const index = start + offset;
    if (rows.has(index)) continue;
    const row = createItem(entry);
    row.style.top = `${index * rowHeight}px`;
    row.setAttribute('aria-posinset', String(index + 1));
    row.setAttribute('aria-setsize', String(entries.length));
    const next = Math.min(...[...rows.keys()].filter((other) => other > index));
    list.insertBefore(row, rows.get(next) ?? null);
    rows.set(index, row);
  }
}

function createItem({ id, title, depth }: TocEntry): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'md-nav__item';
  item.dataset['depth'] = String(Math.min(depth, 3));
  const link = document.createElement('a');
  link.className = 'md-nav__link';
  link.href = `#${encodeURIComponent(id)}`;
  link.textContent = title;
  if (title.length > 30) link.title = title;
  item.append(link);
  return item;
}
