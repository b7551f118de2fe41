import { expect, it } from 'vitest';
import { isPortalUrl } from './isPortalUrl';
import { normalizeViewUrl } from './viewUrl';

it.each(['/', '/catalog?filters[kind]=api#top', '/docs/a b'])('is a page of the portal: %s', (url) => {
  expect(isPortalUrl(url)).toBe(true);
});

it.each([
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/\n//evil.example',
  'https://a.example',
  '?a',
  '',
])('leads elsewhere: %j', (url) => {
  expect(isPortalUrl(url)).toBe(false);
});

it('removes the position in each list of a page from a view', () => {
  expect(
    normalizeViewUrl('/devtools/plugins?deployments[offset]=40&a[cursor]=x&offset=2&offsets=3&pageCursor=MQ'),
  ).toBe('/devtools/plugins?offsets=3');
});
