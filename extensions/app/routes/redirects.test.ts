import { describe, expect, test } from 'vitest';
import { dropEndlessRedirects, redirectPattern, resolveRedirectTarget } from './redirects';

const plain = { params: {}, search: '', hash: '' };

describe('a redirect', () => {
  test('matches everything below its path, but / matches itself alone', () => {
    expect(redirectPattern('/old')).toBe('/old/*');
    expect(redirectPattern('/old/')).toBe('/old/*');
    expect(redirectPattern('/old/*')).toBe('/old/*');
    expect(redirectPattern('/')).toBe('/');
  });

  test('fills in named parts and the rest of the path', () => {
    const params = { kind: 'api', '*': 'docs/intro' };
    expect(resolveRedirectTarget('/catalog/default/:kind/x/*', { ...plain, params })).toBe(
      '/catalog/default/api/x/docs/intro',
    );
  });

  test('keeps a part inside its segment, whatever it holds', () => {
    const params = { name: '../api?x', '*': 'a/../..%2f' };
    expect(resolveRedirectTarget('/c/:name/*', { ...plain, params })).toBe('/c/..%2Fapi%3Fx/a//..%252f');
  });

  test('keeps the query and fragment of the visitor', () => {
    expect(resolveRedirectTarget('/new', { params: {}, search: '?a=1', hash: '#b' })).toBe('/new?a=1#b');
  });

  test('prefers the query and fragment of its target', () => {
    expect(resolveRedirectTarget('/new?c=2', { params: {}, search: '?a=1', hash: '#b' })).toBe('/new?c=2#b');
    expect(resolveRedirectTarget('/new#d', { params: {}, search: '?a=1', hash: '#b' })).toBe('/new?a=1#d');
  });
});

describe('redirects that never end', () => {
  test('are dropped: to itself, to below itself, in a circle', () => {
    const redirects = [
      { from: '/a', to: '/a' },
      { from: '/b', to: '/b/c' },
      { from: '/d', to: '/e?x=1' },
      { from: '/e', to: '/d' },
      { from: '/', to: '/catalog' },
    ];
    expect(dropEndlessRedirects(redirects)).toEqual([{ from: '/', to: '/catalog' }]);
  });

  test('a chain that ends is kept', () => {
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ];
    expect(dropEndlessRedirects(redirects)).toEqual(redirects);
  });
});
