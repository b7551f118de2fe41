import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './buildSite';

const site = join(process.env['TRELLIS_FIXTURES'] ?? '', 'docs-sites/httpx');
const isMissing = process.env['TRELLIS_FIXTURES'] === undefined || !existsSync(site);

/** Counts elements of the content of pages. */
function count(html: string): Record<string, number> {
  const [, content = ''] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html) ?? [];
  const clean = content.replaceAll(/<a[^>]*class="(?:headerlink|md-content__button)[^>]*>[\s\S]*?<\/a>/g, '');
  const number = (pattern: RegExp): number => clean.match(pattern)?.length ?? 0;
  return {
    headings: number(/<h[1-6]\b/g),
    paragraphs: number(/<p\b/g),
    'list items': number(/<li\b/g),
    tables: number(/<table\b/g),
    admonitions: number(/class="admonition\b/g),
    tabs: number(/class="tabbed-set\b/g),
    'code blocks': number(/class="[^"]*\bhighlight\b/g),
    links: number(/<a\b/g),
    images: number(/<img\b/g),
  };
}

describe.skipIf(isMissing)('a site that MkDocs has built', () => {
  let output: string;
  let built: Map<string, string>;
  let ours: Map<string, string>;

  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'trellis-compare-'));
    await buildSite(
      {
        source: join(site, 'source'),
        output,
        memory: join(output, 'none'),
        stored: undefined,
        version: undefined,
        name: 'HTTPX',
        editUrl: undefined,
        isCheck: false,
        skipped: [],
      },
      { log: () => undefined, page: () => undefined },
    );
    [built, ours] = await Promise.all([readPages(join(site, 'site')), readPages(output)]);
  });
  afterAll(() => rm(output, { recursive: true, force: true }));

  async function readPages(folder: string): Promise<Map<string, string>> {
    const paths = await glob('**/index.html', { cwd: folder });
    const pages = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
    return new Map(await Promise.all(pages));
  }

  it('has the same pages', () => {
    expect([...ours.keys()].toSorted()).toEqual([...built.keys()].toSorted());
  });

  it('has the same ids of headings', () => {
    const ids = (html = ''): string[] => [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id = '']) => id);
    const list = (pages: Map<string, string>) => [...ours.keys()].map((path) => [path, ids(pages.get(path))]);
    expect(list(ours)).toEqual(list(built));
  });

  it('has the same number of elements', () => {
    const sum = (pages: Map<string, string>): Record<string, number> => {
      const total: Record<string, number> = {};
      for (const html of pages.values())
        for (const [name, value] of Object.entries(count(html))) total[name] = (total[name] ?? 0) + value;
      return total;
    };
    const expected = sum(built);
    // Text between blank lines in an HTML element is a paragraph here, and not in MkDocs.
    expect(sum(ours)).toEqual({
      ...expected,
      paragraphs: (expected['paragraphs'] ?? 0) + 1,
    });
  });

  it('has no link to a page that does not exist', () => {
    const broken = [...ours].flatMap(([path, html]) =>
      [...html.matchAll(/<a[^>]* href="([^"#]+)/g)].flatMap(([, target = '']) => {
        const { pathname, origin } = new URL(target, `http://site/${path.replace(/index\.html$/, '')}`);
        const isOurs = origin === 'http://site' && pathname.endsWith('/');
        return isOurs && !ours.has(`${pathname.slice(1)}index.html`) ? [`${path}: ${target}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('has the same documents in the search index', async () => {
    const read = async (folder: string): Promise<string[]> => {
      const text = await readFile(join(folder, 'search/search_index.json'), 'utf8');
      const { docs } = JSON.parse(text) as {
        docs: Array<{ location: string }>;
      };
      return docs.map(({ location }) => location).toSorted();
    };
    expect(await read(output)).toEqual(await read(join(site, 'site')));
  });
});
