import { describe, expect, test } from 'vitest';
import { dropEndlessRedirects, redirectPattern, resolveRedirectTarget } from './redirects';

const plain = { params: {}, search: '', hash: '' };

describe('redirects', () => {
  test('match all paths below their path, but / matches exactly', () => {
    expect(redirectPattern('/old')).toBe('/old/*');
    expect(redirectPattern('/old/')).toBe('/old/*');
    expect(redirectPattern('/old/*')).toBe('/old/*');
    expect(redirectPattern('/')).toBe('/');
  });

  test('substitute parameters and the rest of the path', () => {
    const params = { kind: 'api', '*': 'docs/intro' };
    expect(resolveRedirectTarget('/catalog/default/:kind/x/*', { ...plain, params })).toBe(
      '/catalog/default/api/x/docs/intro',
    );
  });

  test('encode a parameter so that it stays in its segment', () => {
    const params = { name: '../api?x', '*': 'a/../..%2f' };
    expect(resolveRedirectTarget('/c/:name/*', { ...plain, params })).toBe('/c/..%2Fapi%3Fx/a//..%252f');
  });

  test('keep the query and the fragment', () => {
    expect(resolveRedirectTarget('/new', { params: {}, search: '?a=1', hash: '#b' })).toBe('/new?a=1#b');
  });

  test('prefer the query and fragment of the target', () => {
    expect(resolveRedirectTarget('/new?c=2', { params: {}, search: '?a=1', hash: '#b' })).toBe('/new?c=2#b');
    expect(resolveRedirectTarget('/new#d', { params: {}, search: '?a=1', hash: '#b' })).toBe('/new?a=1#d');
  });
});

describe('dropEndlessRedirects', () => {
  test('drops redirects to themselves, to a path below themselves, and loops', () => {
    const redirects = [
      { from: '/a', to: '/a' },
      { from: '/b', to: '/b/c' },
      { from: '/d', to: '/e?x=1' },
      { from: '/e', to: '/d' },
      { from: '/', to: '/catalog' },
    ];
    expect(dropEndlessRedirects(redirects)).toEqual([{ from: '/', to: '/catalog' }]);
  });

  test('keeps a chain that ends', () => {
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ];
    expect(dropEndlessRedirects(redirects)).toEqual(redirects);
  });
});
