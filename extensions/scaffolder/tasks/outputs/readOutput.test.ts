import { expect, it } from 'vitest';
import { readOutput } from './readOutput';

it('reads links and texts', () => {
  expect(
    readOutput({
      links: [
        { title: 'Repository', url: 'https://example.com', icon: 'github' },
        { title: 'Open in catalog', entityRef: 'component:shop' },
        { entityRef: 'api:Payments/Orders' },
      ],
      text: [{ title: 'Next', content: '**Bold**' }],
    }),
  ).toEqual({
    links: [
      { title: 'Repository', url: 'https://example.com', icon: 'github', entityRef: undefined },
      { title: 'Open in catalog', url: undefined, icon: undefined, entityRef: 'component:default/shop' },
      { title: undefined, url: undefined, icon: undefined, entityRef: 'api:payments/orders' },
    ],
    texts: [{ title: 'Next', icon: undefined, content: '**Bold**' }],
  });
});

it.each([
  [{}],
  [{ links: 'https://example.com', text: { content: 'x' } }],
  [{ links: [null, 1, 'x', [], {}, { title: 'No target' }, { url: 7 }, { entityRef: 'a:b:c/d' }] }],
  [{ text: [null, {}, { title: 'No content' }, { content: 1 }, { content: '' }] }],
])('leaves out what is not a link or a text: %j', (output) => {
  expect(readOutput(output)).toEqual({ links: [], texts: [] });
});
