import { describe, expect, it } from 'vitest';
import { defaultProtocols, isAllowedFrame, resolveRules } from '../reader/sanitize/SanitizerRules';
import { type PageAddress, resolveFile, resolveLink } from '../reader/transform/resolveLink';
import { resolveRefresh } from '../reader/transform/resolveRefresh';

const origin = 'https://portal.example';
const address: PageAddress = {
  entity: { kind: 'component', namespace: 'default', name: 'web' },
  path: 'guide/install',
  sitePath: '/docs/default/component/web',
  basePath: '/portal',
  filesUrl: 'https://api.example/api/techdocs/static/docs/default/component/web',
};

const link = (href: string) => resolveLink(href, address, defaultProtocols, origin);

describe('links', () => {
  it.each([
    ['../upgrade/', '/docs/default/component/web/guide/upgrade/'],
    ['../upgrade/index.html#steps', '/docs/default/component/web/guide/upgrade/#steps'],
    ['../../', '/docs/default/component/web'],
    ['../v1.10', '/docs/default/component/web/guide/v1.10/'],
    ['../../../../../../api/auth/refresh', '/docs/default/component/web/api/auth/refresh/'],
    ['%2e%2e/%2e%2e/%2e%2e/x/', '/docs/default/component/web/x/'],
    ['/portal/docs/default/component/other/', '/docs/default/component/other/'],
    ['https://portal.example/portal/catalog?kind=api', '/catalog?kind=api'],
  ])('%s leads to %s', (href, to) => {
    expect(link(href)).toMatchObject({ kind: 'page', to });
  });

  it.each([
    ['#a%20b', { kind: 'hash', id: 'a b' }],
    ['../plan.pdf', { kind: 'file', url: `${address.filesUrl}/guide/plan.pdf` }],
    ['https://example.com/a', { kind: 'external', url: 'https://example.com/a' }],
    ['mailto:team@example.com', { kind: 'external', url: 'mailto:team@example.com' }],
    ['https://portal.example/portal/api/x', { kind: 'external', url: 'https://portal.example/portal/api/x' }],
  ])('%s is %o', (href, target) => {
    expect(link(href)).toEqual(target);
  });

  it.each([
    'javascript:alert(1)',
    'jAva\tscript:alert(1)',
    'java\nscript:x',
    'h\ntt:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:null/x',
    'https://[',
    '..%5c..%5capi',
    'a%2f..%2f..%2fapi',
    '%zz/',
  ])('%s becomes text', (href) => {
    expect(link(href)).toEqual({ kind: 'none' });
  });

  it('files of a page are files of the site', () => {
    expect(resolveFile('../img/a.png', address, origin)).toBe(`${address.filesUrl}/guide/img/a.png`);
    expect(resolveFile('../../../../../secret.png', address, origin)).toBe(`${address.filesUrl}/secret.png`);
    expect(resolveFile('javascript:x', address, origin)).toBeUndefined();
    expect(resolveFile('java\nscript:x', address, origin)).toBeUndefined();
    expect(resolveFile('h\nttps://example.com/a.png', address, origin)).toBe('https://example.com/a.png');
    expect(resolveFile('https://example.com/a.png', address, origin)).toBe('https://example.com/a.png');
  });
});

describe('a refresh', () => {
  const current = 'https://portal.example/portal/docs/default/component/web/old/';
  it.each([
    ['0; url=../new/', '/docs/default/component/web/new/'],
    ["3;URL='../new/?a=1#b'", '/docs/default/component/web/new/?a=1#b'],
    ['0; url=https://evil.example/docs/default/component/web/new/', '/docs/default/component/web'],
    ['0; url=https://portal.example:8443/portal/docs/x/y/z', '/docs/default/component/web'],
    ['0; url=/portal/docs/default/component/other/', '/docs/default/component/other/'],
  ])('%s leads to %s', (content, to) => {
    expect(resolveRefresh(content, address, '/docs', current)).toBe(to);
  });

  it.each([
    '0; url=javascript:alert(1)',
    '0; url=./',
    '0; url=/portal/settings',
    '0; url=',
    '0',
    '0; url=https://[',
  ])('%s leads nowhere', (content) => {
    expect(resolveRefresh(content, address, '/docs', current)).toBeUndefined();
  });

  it('of a page in the tab of an entity leads to documentation only', () => {
    const tab = { ...address, sitePath: '/catalog/default/component/web/docs' };
    const page = 'https://portal.example/portal/catalog/default/component/web/docs/old';
    const resolve = (url: string) => resolveRefresh(`0; url=${url}`, tab, '/docs', page);
    expect(resolve('../new/')).toBe('/catalog/default/component/web/docs/new/');
    expect(resolve('/portal/docs/default/component/b/')).toBe('/docs/default/component/b/');
    expect(resolve('/portal/catalog/default/component/evil')).toBeUndefined();
    expect(resolve('/portal/docs-other')).toBeUndefined();
  });
});

describe('the rules of a site', () => {
  it('add protocols, but never those that run code', () => {
    const { protocols } = resolveRules({
      additionalAllowedURIProtocols: ['slack', 'JavaScript:', 'data', 'x y'],
    });
    expect(protocols).toEqual([...defaultProtocols, 'slack']);
  });

  it('allow frames of exactly the configured hosts', () => {
    const rules = resolveRules({ allowedIframeHosts: ['Video.Example'] });
    expect(isAllowedFrame('https://video.example/embed', rules)).toBe(true);
    for (const source of [
      'https://evil.example/?a=video.example',
      'https://video.example.evil.example/',
      'https://video.example@evil.example/',
      'javascript:x',
      '',
      '/x',
    ])
      expect(isAllowedFrame(source, rules)).toBe(false);
    expect(isAllowedFrame('https://video.example/embed', resolveRules())).toBe(false);
  });

  it('allow nothing for a pattern that is not valid', () => {
    expect(resolveRules({ allowedCustomElementTagNameRegExp: '(' }).elementPattern).toBeUndefined();
  });
});
