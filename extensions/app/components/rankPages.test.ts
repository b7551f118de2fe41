import { describe, expect, test } from 'vitest';
import type { NavContentNavItem } from '#sdk';
import { rankPages } from './rankPages';

const pages = ['/', '/catalog', '/docs', '/create', '/settings'].map(
  (href) => ({ href, title: href }) as NavContentNavItem,
);
const nearest = (pathname: string) => rankPages(pages, pathname)[0]?.href;

describe('the page that may have been meant', () => {
  test.each([
    ['/catalogue', '/catalog'],
    ['/Catalog/default/component/x', '/catalog'],
    ['/doc', '/docs'],
    ['/setings/general', '/settings'],
  ])('at %s is %s', (pathname, href) => expect(nearest(pathname)).toBe(href));

  test('comes first, and no page is left out', () => {
    expect(rankPages(pages, '/doc')).toHaveLength(pages.length);
  });
});
