import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { TrellisThemeProvider } from '#ui';
import { createSlugs } from './createSlugs';
import { filterMarkup } from './filterMarkup';
import { Markdown, type MarkdownProps } from './Markdown';
import { resolveImageSource } from './resolveDocumentUrl';
import { hostileDocuments } from './testing/hostileDocuments';
import { listDangers } from './testing/listDangers';

// Sanitizing needs a browser and is tested in tests/e2e/gallery.test.ts. Here it is disabled, to test that rendering is safe
// without it.
vi.mock('./sanitizeDocument', () => ({
  sanitizeDocument: (html: string) => new DOMParser().parseFromString(html, 'text/html').body,
}));

beforeAll(() => import('./MarkdownDocument').then(() => {}));

const around = (element: ReactNode) => (
  <TrellisThemeProvider variant="light">
    <MemoryRouter>
      <div data-testid="document">{element}</div>
    </MemoryRouter>
  </TrellisThemeProvider>
);

async function draw(content: string, props: Partial<MarkdownProps> = {}): Promise<HTMLElement> {
  render(around(<Markdown content={content} {...props} />));
  const page = screen.getByTestId('document');
  await expect.poll(() => page.querySelector('[data-document]')).not.toBeNull();
  return page;
}

describe('a document in Markdown', () => {
  test('has headings below the page heading, with links to them', async () => {
    await draw('# Shop\n\n## How it *works*\n\n## How it works');
    expect(screen.getByRole('heading', { level: 2, name: /Shop/ })).toHaveAttribute('id', 'doc-shop');
    const [first, second] = screen.getAllByRole('heading', { level: 3 });
    expect(first).toHaveAttribute('id', 'doc-how-it-works');
    expect(second).toHaveAttribute('id', 'doc-how-it-works-1');
    expect(screen.getByRole('link', { name: 'Link to section Shop' })).toHaveAttribute('href', '/#doc-shop');
  });

  test('has scrolling tables, tasks, code and other GitHub features', async () => {
    const page = await draw(
      '| a | b |\n| - | -: |\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~gone~~ https://example.com\n\n```yaml\nkind: API\n```\n\n<details><summary>More</summary>\n\n<kbd>K</kbd>\n\n</details>',
    );
    const table = within(screen.getByRole('region', { name: 'Table 1' }));
    expect(table.getByRole('columnheader', { name: 'b' })).toHaveAttribute('align', 'right');
    expect(screen.getByRole('checkbox', { name: 'done' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'open' })).not.toBeChecked();
    expect(page.querySelector('s')).toHaveTextContent('gone');
    expect(screen.getByRole('link', { name: /example\.com/ })).toHaveAttribute(
      'href',
      'https://example.com/',
    );
    expect(screen.getByRole('region', { name: 'Code 1' })).toHaveTextContent('kind: API');
    expect(page.querySelector('details kbd')).toHaveTextContent('K');
  });

  test('resolves relative links and images against its base URL', async () => {
    const page = await draw('[plan](./plan.md) ![a map](img/map.png)', {
      baseUrl: 'https://git.example.com/shop/main/',
    });
    expect(screen.getByRole('link', { name: /plan/ })).toHaveAttribute(
      'href',
      'https://git.example.com/shop/main/plan.md',
    );
    expect(page.querySelector('img')).toHaveAttribute('src', 'https://git.example.com/shop/main/img/map.png');
  });

  test('is shown as source if it is very long', async () => {
    render(around(<Markdown content={'# a\n'.repeat(150_000)} />));
    expect(await screen.findByRole('region', { name: 'Code 1' })).toBeVisible();
  });
});

describe('hostile documents', () => {
  test.each(Object.entries(hostileDocuments))('%s has no effect', async (_name, content) => {
    const page = await draw(content);
    expect('canary' in globalThis).toBe(false);
    expect(listDangers(page)).toEqual([]);
  });

  test.each([
    ['quotes', 1000, (size: number) => `${'> '.repeat(size)}deep`],
    ['elements', 1000, (size: number) => `${'<div>'.repeat(size)}deep`],
    ['brackets', 500, (size: number) => '['.repeat(size)],
    ['stars', 300, (size: number) => '*a_'.repeat(size)],
  ])('deeply nested %s are parsed in linear time and rendered', async (_name, depth, nest) => {
    const { parseMarkdown } = await import('./parseMarkdown');
    await assertGrowsLinearly(depth, (size) => () => parseMarkdown(nest(size)));
    await draw(nest(depth));
  });

  test('lists with 300 levels are rendered', async () => {
    await draw(Array.from({ length: 300 }, (_none, index) => `${'  '.repeat(index)}- deep`).join('\n'));
  });
});

test.each([
  ['<p onclick="x" title="a &amp; b">', '<p title="a &amp; b">'],
  ['<IMG SRC=a.png onerror=x>', '<img src="a.png">'],
  [`<a href='"x' id=y>`, '<a href="&quot;x">'],
  ['a <script>b</script> c <style>d', 'a  c '],
  ['<!-- a --> b < c <x-y z="<p>">', ' b &lt; c '],
  ['</details ><br/>', '</details><br>'],
])('the HTML %s becomes %s', (html, left) => {
  expect(filterMarkup(html)).toBe(left);
});

test.each(['<', '<a ', '<a "', "<a '", '<!--', '<script', '<a b='])(
  'hostile HTML with many %s is filtered in linear time',
  async (part) => {
    await assertGrowsLinearly(2000, (size) => () => filterMarkup(part.repeat(size)));
  },
);

test('images are loaded with http and https, or from this site', () => {
  expect(resolveImageSource('https://example.com/a.png', undefined)).toBe('https://example.com/a.png');
  expect(resolveImageSource('./a.png', undefined)).toBe('./a.png');
  expect(resolveImageSource('img/a.png', undefined)).toBe('img/a.png');
  const refused = ['javascript:x', 'data:image/png,x', 'mailto:a@b.c', '//evil.com/a.png', 'blob:x', ''];
  expect(refused.filter((address) => resolveImageSource(address, undefined) !== undefined)).toEqual([]);
});

test('heading ids are the same as on GitHub, with a prefix to be unique on the page', () => {
  const slugOf = createSlugs();
  expect(['What’s new? (2.0)', 'Über uns', '__proto__', '__proto__'].map(slugOf)).toEqual([
    'doc-whats-new-20',
    'doc-über-uns',
    'doc-__proto__',
    'doc-__proto__-1',
  ]);
});
