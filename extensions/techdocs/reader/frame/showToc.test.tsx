import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followHeadings } from './followHeadings';
import { markCurrent } from './markCurrent';
import { showToc } from './showToc';

const entries = Array.from({ length: 300 }, (_, index) => ({
  id: `part-${index}`,
  title: `Part ${index}`,
  depth: 1,
}));

let place: HTMLElement;
let scroller: HTMLElement;

beforeEach(() => {
  scroller = document.createElement('div');
  place = document.createElement('div');
  scroller.append(place);
  document.body.append(scroller);
});
afterEach(() => {
  scroller.remove();
  vi.restoreAllMocks();
});

/** Lets the table of contents be scrolled: the list is above its frame. */
function scrollTo(top: number): void {
  const list = place.querySelector('ul') as HTMLElement;
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -top, 200, 300 * 28));
  scroller.dispatchEvent(new Event('scroll'));
}

const titles = () => [...place.querySelectorAll('a')].map(({ textContent }) => textContent);
const marked = () => place.querySelector('.md-nav__link--active')?.textContent;

describe('a long table of contents', () => {
  it('keeps its rows and the focus when it scrolls', () => {
    const toc = showToc(place, scroller, entries, 'Contents');
    const row = place.querySelector<HTMLElement>('a[href="#part-20"]');
    row?.focus();
    scrollTo(20 * 28);
    expect(row?.isConnected).toBe(true);
    expect(document.activeElement?.textContent).toBe('Part 20');
    scrollTo(200 * 28);
    expect(document.activeElement?.textContent).toBe('Part 20');
    expect(titles().slice(0, 3)).toEqual(['Part 20', 'Part 185', 'Part 186']);
    scrollTo(0);
    expect(titles()[0]).toBe('Part 0');
    expect(titles()).toEqual(
      titles().toSorted((one, other) => Number(one.slice(5)) - Number(other.slice(5))),
    );
    toc.remove();
    expect(titles()).toEqual([]);
  });

  it('marks the heading in view, in rows that are shown later, too', async () => {
    const article = document.createElement('article');
    for (const [index, { id }] of entries.entries()) {
      const heading = document.createElement('h2');
      heading.id = id;
      heading.getBoundingClientRect = () => new DOMRect(0, (index - 200) * 50, 100, 20);
      article.append(heading);
    }
    const toc = showToc(place, scroller, entries, 'Contents');
    const stop = followHeadings(article, entries, toc.mark);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(300);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(marked()).toBeUndefined();
    scrollTo(200 * 28);
    expect(marked()).toBe('Part 201');
    toc.mark(203);
    expect(marked()).toBe('Part 203');
    stop();
  });
});

describe('the navigation', () => {
  it('marks the current page, with letters that addresses encode', () => {
    place.innerHTML = `<ul><li><input class="md-nav__toggle" type="checkbox"><ul>
<li><a class="md-nav__link md-nav__link--active" aria-current="page" data-docs-to="/docs/a/" data-docs-path="a">A</a></li>
<li><a class="md-nav__link" data-docs-to="/docs/%C3%9Cber%20uns/" data-docs-path="Über uns">Über uns</a></li></ul></li></ul>`;
    markCurrent(place, 'Über uns');
    expect([...place.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([
      'Über uns',
    ]);
    expect(place.querySelector('input')?.checked).toBe(true);
  });
});
