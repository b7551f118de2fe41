import { beforeEach, describe, expect, it } from 'vitest';
import { printSkeleton } from '../page/printSkeleton';
import { fillSkeleton } from './fillSkeleton';

const rows = [
  { title: 'Ticket <b>office</b>', href: '/portal/catalog/default/component/ticket-office' },
  { title: 'Fare engine', href: '/portal/catalog/default/component/fare-engine' },
];
const places = () => document.querySelectorAll('.skeleton-list > div');
const links = () => [...document.querySelectorAll('.skeleton-list a')] as HTMLAnchorElement[];

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${printSkeleton()}</div>`;
});

describe('the skeleton of a page', () => {
  it('shows the rows of a list as links, below the names of the columns, and no other rows', () => {
    fillSkeleton(document, { rows });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      rows.map(({ title, href }) => [title, href]),
    );
    expect(places()).toHaveLength(3);
    expect(places()[0]?.querySelector('a')).toBeNull();
  });

  it('shows as many rows as it has room for', () => {
    const count = places().length - 1;
    fillSkeleton(document, { rows: Array.from({ length: 500 }, () => rows[0] as (typeof rows)[0]) });
    expect(links()).toHaveLength(count);
    expect(places()).toHaveLength(count + 1);
  });

  it('keeps its placeholders if there are no rows', () => {
    const before = document.body.innerHTML;
    fillSkeleton(document, { rows: [] });
    fillSkeleton(document, {});
    expect(document.body.innerHTML).toBe(before);
  });

  it('shows the heading', () => {
    fillSkeleton(document, { title: 'Ticket <b>office</b>' });
    expect(document.querySelector('.skeleton-head')?.textContent).toBe('Ticket <b>office</b>');
  });

  it('links to the portal only', () => {
    const hrefs = [
      '//elsewhere.example/a',
      '/\\\\elsewhere.example/a',
      'https://elsewhere.example/',
      'javascript:alert(1)',
    ];
    fillSkeleton(document, { rows: hrefs.map((href) => ({ title: 'Ticket office', href })) });
    expect(links().map((link) => link.getAttribute('href'))).toEqual(hrefs.map(() => null));
  });

  it('is hidden from assistive technology and the Tab key, with its links', () => {
    fillSkeleton(document, { rows });
    expect(links().every((link) => link.tabIndex === -1 && link.closest('[aria-hidden="true"]'))).toBe(true);
  });

  it('can be gone', () => {
    document.body.innerHTML = '<main>The app</main>';
    fillSkeleton(document, { title: 'Ticket office', rows });
    expect(document.body.innerHTML).toBe('<main>The app</main>');
  });
});
