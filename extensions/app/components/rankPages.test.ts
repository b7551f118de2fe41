import { describe, expect, test } from 'vitest';
import type { NavContentNavItem } from '#sdk';
import { rankPages } from './rankPages';

const pages = ['/', '/catalog', '/docs', '/create', '/settings'].map(
  (href) => ({ href, title: href }) as NavContentNavItem,
);
const nearest = (pathname: string) => rankPages(pages, pathname)[0]?.href;

describe('rankPages', () => {
  test.each([
    ['/catalogue', '/catalog'],
    ['/Catalog/default/component/x', '/catalog'],
    ['/doc', '/docs'],
    ['/setings/general', '/settings'],
  ])('for %s, returns %s first', (pathname, href) => expect(nearest(pathname)).toBe(href));

  test('keeps all pages', () => {
    expect(rankPages(pages, '/doc')).toHaveLength(pages.length);
  });
});
