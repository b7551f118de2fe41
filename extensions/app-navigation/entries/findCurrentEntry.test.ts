import { describe, expect, test } from 'vitest';
import { findCurrentEntry, holdsEntry } from './findCurrentEntry';
import type { NavEntry } from './navEntry';

const page = (href: string): NavEntry => ({
  kind: 'page',
  key: href,
  title: href,
  icon: null as never,
  href,
});
const entries: NavEntry[] = [
  page('/'),
  page('/catalog'),
  page('/catalog?filters[kind]=api'),
  page('/catalog-graph'),
  { kind: 'divider', key: 'line' },
  { kind: 'link', key: 'out', title: 'Out', icon: null as never, href: 'https://example.com/catalog' },
  {
    kind: 'group',
    key: 'docs',
    title: 'Docs',
    icon: null as never,
    entries: [page('/docs'), page('/docs/adr')],
  },
];
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://portal');
  return findCurrentEntry(entries, { pathname, search });
};

describe('findCurrentEntry', () => {
  test('matches the page or a path below it', () => {
    expect(at('/catalog')).toBe('/catalog');
    expect(at('/catalog/default/component/x')).toBe('/catalog');
    expect(at('/catalog-graph')).toBe('/catalog-graph');
    expect(at('/settings')).toBeUndefined();
  });

  test('matches the root exactly', () => {
    expect(at('/')).toBe('/');
    expect(at('/no/such')).toBeUndefined();
  });

  test('prefers the most specific entry', () => {
    expect(at('/docs/adr/1')).toBe('/docs/adr');
    expect(at('/catalog?filters[kind]=api&limit=20')).toBe('/catalog?filters[kind]=api');
    expect(at('/catalog?filters[kind]=system')).toBe('/catalog');
  });

  test('finds entries in groups', () => {
    const group = entries.at(-1);
    expect(group && holdsEntry(group, '/docs')).toBe(true);
    expect(group && holdsEntry(group, '/catalog')).toBe(false);
    expect(group && holdsEntry(group, undefined)).toBe(false);
  });
});
