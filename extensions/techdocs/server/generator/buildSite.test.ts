import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fs from 'node:fs';
import { add, commit, init } from 'isomorphic-git';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './buildSite';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'trellis-generator-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** A site on the disk that can be built again and again. */
async function createSite(files: Record<string, string>) {
  const source = await mkdtemp(join(home, 'source-'));
  const output = await mkdtemp(join(home, 'output-'));
  const memory = join(home, `${output.split('/').at(-1)}.json`);
  let stored: string | undefined;
  const write = async (changes: Record<string, string>): Promise<void> => {
    for (const [path, content] of Object.entries(changes)) {
      await mkdir(dirname(join(source, path)), { recursive: true });
      await writeFile(join(source, path), content);
    }
  };
  await write(files);
  return {
    source,
    memory,
    write,
    async build() {
      const log: string[] = [];
      const built: string[] = [];
      const request = {
        source,
        output,
        memory,
        stored,
        version: undefined,
        name: 'Test',
        editUrl: undefined,
      };
      const result = await buildSite(
        { ...request, isCheck: false, skipped: [] },
        { log: (line) => log.push(line), page: (path) => built.push(path) },
      );
      if (result.changed) {
        await writeFile(memory, await readFile(join(output, '.build-memory.json')));
        const text = await readFile(join(output, 'techdocs_metadata.json'), 'utf8');
        stored = (JSON.parse(text) as { etag: string }).etag;
      }
      return { log, built, result };
    },
    /** Lets the next build be a first one. */
    forget: () => {
      stored = undefined;
    },
    read: (path: string) => readFile(join(output, path), 'utf8'),
  };
}

/** Renders one page and returns its content without the heading. */
async function render(markdown: string, config = ''): Promise<string> {
  const site = await createSite({
    'docs/index.md': `# T\n\n${markdown}\n`,
    'mkdocs.yml': config,
  });
  await site.build();
  const [, content = ''] = /<\/h1>\n([\s\S]*?)<\/article>/.exec(await site.read('index.html')) ?? [];
  return content.replace(/<aside class="md-source-file">.*<\/aside>\n$/, '').trim();
}

describe('the content of a page', () => {
  it('reserves the space of images, and shows when the source was changed', async () => {
    const size = (width: number): string => {
      const header = Buffer.alloc(24);
      header.write('\u0089PNG\r\n\u001A\n', 'latin1');
      header.writeUInt32BE(width, 16);
      header.writeUInt32BE(40, 20);
      return header.toString('latin1');
    };
    const site = await createSite({
      'docs/index.md': '# T\n\n![A](a.png) ![B](a.png){ width=20 } ![C](missing.png)\n',
    });
    const image = join(site.source, 'docs/a.png');
    await writeFile(image, size(30), 'latin1');
    await utimes(join(site.source, 'docs/index.md'), 1_700_000_000, 1_700_000_000);
    await site.build();
    const html = await site.read('index.html');
    expect(html).toContain('<img src="a.png" alt="A" width="30" height="40">');
    expect(html).toContain('<img src="a.png" alt="B" width="20">');
    expect(html).toContain('<img src="missing.png" alt="C">');
    expect(html).toContain('Last changed on <time datetime="2023-11-14T22:13:20.000Z">2023-11-14</time>');
    await writeFile(image, size(50), 'latin1');
    await site.build();
    expect(await site.read('index.html')).toContain('alt="A" width="50" height="40"');
  });

  it('has the icons of Material for MkDocs', async () => {
    const svg = (viewBox: string, role: string): unknown =>
      expect.stringMatching(
        new RegExp(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${role}><path [^>]*d="M`),
      );
    const decorative = 'aria-hidden="true"';
    expect(await render('Download :material-download:{ .lg .middle }')).toEqual(svg('0 0 24 24', decorative));
    expect(await render('Download :material-download:{ .lg .middle }')).toContain(
      '<span class="twemoji lg middle">',
    );
    expect(await render('Text :fontawesome-brands-github:')).toEqual(svg('0 0 496 512', decorative));
    expect(await render('Text :simple-github: :octicons-mark-github-16:')).toEqual(
      svg('0 0 16 16', decorative),
    );
    // Another name of an icon.
    expect(await render('Text :material-123:')).toEqual(svg('0 0 24 24', decorative));
    expect(await render('| A |\n| - |\n| :material-check-bold: |')).toContain(
      'role="img" aria-label="check bold"',
    );
    expect(await render('Code [:octicons-mark-github-16:](https://example.com)')).toContain(
      'role="img" aria-label="mark github 16"',
    );
    expect(await render(':material-no-such-icon: :material-constructor:')).toBe(
      '<p>no such icon constructor</p>',
    );
    expect(await render('`:material-check:`')).toBe('<p><code>:material-check:</code></p>');
  });

  it('aligns cells without styles, and has no footnotes in the labels of tabs', async () => {
    expect(await render('| a | b |\n| :-: | --: |\n| 1 | 2 |')).toContain(
      '<td align="center">1</td>\n<td align="right">2</td>',
    );
    const tabs = await render('A[^1]\n\n[^1]: Note\n\n=== "One"\n\n    Text');
    expect(tabs).toContain('<label for="__tabbed_1_1">One</label>');
  });

  it.each([
    [
      '!!! note "A *title*"\n    Text',
      '<div class="admonition note"><p class="admonition-title">A <em>title</em></p>\n<p>Text</p>\n</div>',
    ],
    [
      '!!! warning inline end\n    Text',
      '<div class="admonition warning inline end"><p class="admonition-title">Warning</p>\n<p>Text</p>\n</div>',
    ],
    ['!!! tip ""\n    Text', '<div class="admonition tip"><p>Text</p>\n</div>'],
    ['??? info\n    Text', '<details class="info"><summary>Info</summary><p>Text</p>\n</details>'],
    [
      '???+ info "More"\n    - a',
      '<details class="info" open="open"><summary>More</summary><ul>\n<li>a</li>\n</ul>\n</details>',
    ],
    [
      '==a== ^^b^^ ~~c~~ H~2~O x^2^',
      '<p><mark>a</mark> <ins>b</ins> <del>c</del> H<sub>2</sub>O x<sup>2</sup></p>',
    ],
    [
      '{++in++} {--out--} {~~a~>b~~} {>>why<<}',
      '<p><ins class="critic">in</ins> <del class="critic">out</del> <del class="critic">a</del><ins class="critic">b</ins> <span class="critic comment">why</span></p>',
    ],
    [
      'Press ++ctrl+alt+"My key"++',
      '<p>Press <span class="keys"><kbd class="key-ctrl">Ctrl</kbd><span>+</span><kbd class="key-alt">Alt</kbd><span>+</span><kbd>My key</kbd></span></p>',
    ],
    [':smile: (c) -->', '<p>😄 © →</p>'],
    ['Text\n{: #own .big title="x" onclick="y" }', '<p id="own" class="big" title="x">Text</p>'],
    [
      '[a](https://x.example){ .md-button target=_blank }',
      '<p><a href="https://x.example" class="md-button" target="_blank">a</a></p>',
    ],
    ['Term\n:   Definition', '<dl>\n<dt>Term</dt>\n<dd>Definition</dd>\n</dl>'],
    ['The API.\n\n*[API]: Interface', '<p>The <abbr title="Interface">API</abbr>.</p>'],
    ['<div class="grid" markdown>\n\n**b**\n\n</div>', '<div class="grid"><p><strong>b</strong></p>\n</div>'],
    ['```mermaid\ngraph LR; a<b\n```', '<pre class="mermaid"><code>graph LR; a&lt;b\n</code></pre>'],
    [
      '```py title="a.py"\nx\n```',
      '<div class="highlight language-py"><span class="filename">a.py</span><pre><span></span><code>x\n</code></pre></div>',
    ],
    [
      '```text hl_lines="2"\na\nb\n```',
      '<div class="highlight language-text"><pre><span></span><code>a\n<span class="hll">b\n</span></code></pre></div>',
    ],
    ['costs $5 and $6', '<p>costs $5 and $6</p>'],
  ])('of %j', async (markdown, html) => {
    const join = (text: string): string => text.replaceAll('>\n<', '><');
    expect(join(await render(markdown))).toBe(join(html));
  });

  it('has tabs, numbers of lines, task lists and footnotes as Material writes them', async () => {
    const tabs = await render('=== "One"\n\n    A\n\n=== "Two"\n\n    B\n\nEnd');
    expect(tabs).toContain(
      '<div class="tabbed-set tabbed-alternate" data-tabs="1:2"><input checked="checked" id="__tabbed_1_1"',
    );
    expect(tabs.match(/class="tabbed-block"/g)).toHaveLength(2);
    expect(tabs).toMatch(/<\/div>\n<\/div>\n<p>End<\/p>$/);
    const numbers = await render('```yaml linenums="3"\na: 1\nb: 2\n```');
    expect(numbers).toContain('<span class="normal">3</span>\n<span class="normal">4</span>');
    expect(await render('- [x] done\n- [ ] open')).toMatch(
      /<ul class="task-list">\n<li class="task-list-item"><label class="task-list-control"><input type="checkbox" disabled checked>/,
    );
    const notes = await render('A[^1]\n\n[^1]: Note');
    expect(notes).toContain('<sup id="fnref:1"><a class="footnote-ref" href="#fn:1">1</a></sup>');
    expect(notes).toContain('<li id="fn:1">');
  });

  it('keeps formulas as their source, if the configuration enables them', async () => {
    const config = 'markdown_extensions: [pymdownx.arithmatex]';
    expect(await render('$a_1 * b_1$ and\n\n$$\nx < y\n$$', config)).toBe(
      '<p><span class="arithmatex">\\(a_1 * b_1\\)</span> and</p>\n<div class="arithmatex">\\[x &lt; y\\]</div>',
    );
  });

  it('gives headings the ids of Python-Markdown, and a link', async () => {
    const html = await render('## Héllo, World!\n\n## Héllo, World!\n\n## Own {#mine}\n\n[TOC]');
    expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'hello-world',
      'hello-world_1',
      'mine',
    ]);
    expect(html).toContain('<a class="headerlink" href="#mine" title="Permanent link">¶</a></h2>');
    expect(html).toContain('<div class="toc"><ul><li><a href="#t">T</a><ul><li><a href="#hello-world">');
  });
});

describe('a site', () => {
  it('has the navigation, links and titles of its configuration', async () => {
    const site = await createSite({
      'mkdocs.yml':
        'site_name: Shop\nrepo_url: https://github.com/acme/shop\nextra_css: [a.css]\nnav:\n  - Start: index.md\n  - Guides:\n    - guides/first-steps.md\n    - Site: https://x.example\n  - missing.md\n',
      'docs/index.md': '# Shop\n\n[first](guides/first-steps.md#a) ![logo](logo.png) [gone](gone.md)\n',
      'docs/guides/first-steps.md': '---\ntitle: First steps\n---\n\nText ![logo](../logo.png)\n',
      'docs/logo.png': 'png',
      'docs/a.css': '@import "//evil.example"; a { background: u\\72l(//evil.example/x) } b { color: red }',
    });
    const { log } = await site.build();
    expect(log.slice(0, -1)).toEqual([
      "WARNING - The page 'missing.md' of the navigation does not exist.",
      "WARNING - index.md: The link 'gone.md' leads to a page that does not exist.",
    ]);
    const start = await site.read('index.html');
    expect(start).toContain('<a href="guides/first-steps/#a">first</a> <img src="logo.png" alt="logo">');
    expect(start).toContain(
      '<a href="./" class="md-nav__link md-nav__link--active" aria-current="page">Start</a>',
    );
    expect(start).toContain('href="https://github.com/acme/shop/edit/master/docs/index.md"');
    expect(start).toContain('rel="next"');
    const page = await site.read('guides/first-steps/index.html');
    expect(page).toContain('<h1>First steps</h1>\n<p>Text <img src="../../logo.png" alt="logo"></p>');
    expect(page).toContain('<title>First steps - Shop</title>');
    expect(page).toContain('<link rel="stylesheet" href="../../a.css">');
    expect(page).toMatch(/md-nav__item--active md-nav__item--nested"><input checked [^>]*>.*Guides/);
    expect(await site.read('a.css')).toBe(' a { background: none } b { color: red }');
    const index = JSON.parse(await site.read('search/search_index.json')) as {
      docs: unknown[];
    };
    expect(index.docs).toContainEqual({
      location: '#shop',
      title: 'Shop',
      text: 'first gone',
    });
  });

  it('shows what is not supported, with its line', async () => {
    const site = await createSite({
      'mkdocs.yml':
        'plugins:\n  - search\n  - monorepo: {x: 1}\nmarkdown_extensions:\n  - toc\n  - mkautodoc\nhooks: [a.py]\n',
      'docs/index.md': '# A',
    });
    const { log } = await site.build();
    expect(log.slice(0, 3)).toEqual([
      "WARNING - mkdocs.yml:6: The Markdown extension 'mkautodoc' is not supported. Its syntax was left unchanged.",
      "WARNING - mkdocs.yml:3: The plugin 'monorepo' is not supported and was not run.",
      'WARNING - mkdocs.yml:7: Hooks were not run.',
    ]);
    const page = await site.read('index.html');
    expect(page).toContain('<code>mkdocs.yml:3</code>');
    // Readers translate them.
    expect(
      [...page.matchAll(/<li data-note="(\w+)"(?: data-note-name="(\w+)")?>/g)].map(([, ...note]) => note),
    ).toEqual([
      ['extension', 'mkautodoc'],
      ['plugin', 'monorepo'],
      ['hooks', undefined],
    ]);
  });

  it.each([
    ['', '<html class="no-js">', '<body>'],
    ['theme: material\n', '<html class="no-js">', '<body>'],
    ['theme: {language: pt_BR}\n', '<html lang="pt-BR" class="no-js">', '<body>'],
    ['theme: {language: ar, direction: rtl}\n', '<html lang="ar" class="no-js">', '<body dir="rtl">'],
    ['theme: {language: "\\"><b>", direction: up}\n', '<html class="no-js">', '<body>'],
  ])('has the language and the direction of the theme: %s', async (config, ...tags) => {
    const site = await createSite({ 'mkdocs.yml': config, 'docs/index.md': '# A' });
    await site.build();
    const page = await site.read('index.html');
    for (const tag of tags) expect(page).toContain(`${tag}\n`);
  });

  it('builds only what has changed, also in snippets', async () => {
    const site = await createSite({
      'docs/index.md': '# A\n\n--8<-- "part.md"\n',
      'docs/b.md': '# B\n',
      'part.md': 'one\n\n--8<-- "missing.md"\n',
    });
    expect((await site.build()).built).toEqual(['b.md', 'index.md']);
    expect((await site.build()).result).toEqual({ changed: false, docsFolder: 'docs' });
    await site.write({ 'docs/b.md': '# B\n\nMore\n' });
    expect((await site.build()).built).toEqual(['b.md']);
    await site.write({ 'part.md': 'two\n', 'docs/b.md': '# B\n\nAgain\n' });
    expect((await site.build()).built).toEqual(['b.md', 'index.md']);
    expect(await site.read('index.html')).toContain('two');
    await site.write({ 'docs/b.md': '# Renamed\n' });
    expect((await site.build()).built).toEqual(['b.md', 'index.md']);
    // The search index has the entries of all pages, also with characters of several bytes.
    await site.write({ 'docs/b.md': '# Renamed\n\nÄnderung 🚀\n' });
    expect((await site.build()).built).toEqual(['b.md']);
    await site.write({ 'docs/index.md': '# A\n\nThree\n' });
    const { built, result } = await site.build();
    expect(built).toEqual(['index.md']);
    expect(result).toMatchObject({
      written: ['index.html', 'search/search_index.json', 'techdocs_metadata.json'],
    });
    const index = JSON.parse(await site.read('search/search_index.json')) as { docs: { text: string }[] };
    expect(index.docs.map(({ text }) => text)).toEqual([
      'Renamed Änderung 🚀',
      'Änderung 🚀',
      'A Three',
      'Three',
    ]);
  });

  it('builds everything without the memory of the last build', async () => {
    const site = await createSite({ 'docs/index.md': '# A\n', 'docs/b.md': '# B\n' });
    await site.build();
    await site.write({ 'docs/b.md': '# B\n\nMore\n' });
    await writeFile(site.memory, '{"stored":"of an earlier version"}');
    expect((await site.build()).built).toEqual(['b.md', 'index.md']);
  });

  it('shows when pages were committed last, and when those that were not are from', async () => {
    const site = await createSite({ 'docs/index.md': '# A\n', 'docs/b.md': '# B\n', 'docs/c.md': '# C\n' });
    const git = { fs, dir: site.source };
    await init({ ...git, defaultBranch: 'main' });
    /** Commits all pages at a time in seconds since 1970. */
    const commitAt = async (timestamp: number, parent?: string[]): Promise<string> => {
      await add({ ...git, filepath: 'docs' });
      const author = { name: 'A', email: 'a@example.com', timestamp, timezoneOffset: 0 };
      return commit({ ...git, message: 'Change', author, ...(parent && { parent }) });
    };
    const readTimes = async () =>
      Promise.all(
        ['', 'b/', 'c/'].map(
          async (path) =>
            /<time datetime="([^"]*):\d\d\.000Z"/.exec(await site.read(`${path}index.html`))?.[1],
        ),
      );
    const first = await commitAt(1_600_000_000);
    await site.write({ 'docs/b.md': '# B\n\nMore\n' });
    const second = await commitAt(1_700_000_000);
    await site.build();
    expect(await readTimes()).toEqual(['2020-09-13T12:26', '2023-11-14T22:13', '2020-09-13T12:26']);

    // Two branches are merged: one of them has what all of them had before.
    await site.write({ 'docs/c.md': '# C\n\nMore\n' });
    const other = await commitAt(1_710_000_000, [first]);
    await commitAt(1_720_000_000, [second, other]);
    expect((await site.build()).built).toEqual(['c.md']);
    expect(await readTimes()).toEqual(['2020-09-13T12:26', '2023-11-14T22:13', '2024-03-09T16:00']);

    await site.write({ 'docs/index.md': '# A\n\nMore\n' });
    await utimes(join(site.source, 'docs/index.md'), 1_750_000_000, 1_750_000_000);
    await site.build();
    expect((await readTimes())[0]).toBe('2025-06-15T15:06');

    // The history of a shallow clone ends, and that of a linked working tree is elsewhere.
    await rm(join(site.source, '.git/objects', first.slice(0, 2)), { recursive: true });
    site.forget();
    await site.build();
    expect(await readTimes()).toEqual(['2025-06-15T15:06', undefined, undefined]);
    await rm(join(site.source, '.git'), { recursive: true });
    await writeFile(join(site.source, '.git'), 'gitdir: elsewhere');
    site.forget();
    await site.build();
    expect(await readTimes()).toEqual([undefined, undefined, undefined]);
  });

  it('uses the README if there is no start page', async () => {
    const site = await createSite({
      'README.md': '# Read me\n\n[a](docs/a.md)\n',
      'docs/a.md': '# A\n',
    });
    await site.build();
    expect(await site.read('index.html')).toMatch(/Read me.*<a href="a\/">a<\/a>/s);
  });

  it('links pages with any characters in their names', async () => {
    const site = await createSite({
      'mkdocs.yml': 'repo_url: https://github.com/acme/shop\n',
      'docs/index.md': '# Start\n\n[five](<%235 100%25?.md>)\n'.replace('?', '%3F'),
      'docs/#5 100%?.md': '# Five\n',
    });
    const { log } = await site.build();
    expect(log.slice(0, -1)).toEqual([]);
    const page = await site.read('index.html');
    expect(page).toContain('<a href="./%235%20100%25%3F/" class="md-nav__link">Five</a>');
    expect(page).toContain('<a href="%235%20100%25%3F/">five</a>');
    expect(await site.read('#5 100%?/index.html')).toContain('/docs/%235%20100%25%3F.md"');
    expect(await site.read('search/search_index.json')).toContain('"location":"%235%20100%25%3F/"');
  });

  it('uses the start page of a folder that also has a README', async () => {
    const site = await createSite({ 'docs/README.md': '# Read me\n', 'docs/index.md': '# Start\n' });
    const { log } = await site.build();
    expect(log[0]).toBe("WARNING - 'README.md' was left out, because another file has the same address.");
    expect(await site.read('index.html')).toContain('<h1 id="start">Start');
  });

  it.each(['nav: []', 'nav:', 'nav: {}', 'nav:\n  - Gone: gone.md\n  - Also:\n      - away.md'])(
    'lists all pages if the navigation leads to none: %s',
    async (nav) => {
      const site = await createSite({ 'mkdocs.yml': nav, 'docs/index.md': '# One\n', 'docs/a.md': '# A\n' });
      await site.build();
      const page = await site.read('index.html');
      expect(page).toContain('<a href="./a/" class="md-nav__link">A</a>');
      expect(page).not.toContain('Also');
    },
  );
});

describe('a hostile site', () => {
  it.each([
    ['docs_dir: ../..', /must be a folder next to mkdocs.yml/],
    ['docs_dir: /etc', /must be a folder next to mkdocs.yml/],
    ['docs_dir: gone', /'gone' of mkdocs.yml does not exist/],
    ['docs_dir: link', /link to a folder outside the source/],
    ['[', /not valid YAML/],
    ['a: &a [*a, *a]\nb: *a', /not valid YAML|no Markdown files|mkdocs.yml/],
    [
      `a: &a [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*${at ? `b${at - 1}` : 'a'}, *${at ? `b${at - 1}` : 'a'}]`).join('\n')}`,
      /not valid YAML/,
    ],
    ['just text', /must be a map/],
  ])('with the configuration %j is refused', async (config, message) => {
    const site = await createSite({ 'mkdocs.yml': config, 'text.txt': '' });
    await symlink('/etc', join(site.source, 'link'));
    await expect(site.build()).rejects.toThrow(message);
  });

  it('reads no files outside of its folder', async () => {
    await writeFile(join(home, 'secret.md'), 'precious');
    const site = await createSite({
      'mkdocs.yml':
        'INHERIT: ../secret.md\nsite_name: !ENV [HOME]\nmarkdown_extensions:\n  - pymdownx.snippets: {base_path: [/, ..], auto_append: [secret.md]}\n',
      'docs/index.md': '# A\n\n--8<-- "../secret.md"\n--8<-- "linked.md"\n--8<-- "secret.md"\n',
    });
    await symlink(join(home, 'secret.md'), join(site.source, 'linked.md'));
    await symlink(join(home, 'secret.md'), join(site.source, 'docs/linked.md'));
    const { log } = await site.build();
    expect(log).toContain("WARNING - 'linked.md' is a link and was left out.");
    expect(log).toContain(
      "WARNING - index.md: The snippet '../secret.md' was not found in the source folder.",
    );
    const page = await site.read('index.html');
    expect(page).not.toContain('precious');
    expect(page).not.toContain(process.env['HOME']);
  });

  it('with snippets that include each other is built', async () => {
    const site = await createSite({
      'docs/index.md': '# A\n\n--8<-- "a.md"\n',
      'a.md': '--8<-- "a.md"\n--8<-- "a.md"\n',
    });
    const { log } = await site.build();
    expect(log.length).toBeLessThan(3_000);
    expect(await site.read('index.html')).toContain('<h1');
  });

  it('with too many files is refused', async () => {
    const site = await createSite({ 'docs/index.md': '# A' });
    const names = Array.from({ length: 20_001 }, (_, at) => join(site.source, 'docs', `${at}`));
    for (let at = 0; at < names.length; at += 500)
      await Promise.all(names.slice(at, at + 500).map((name) => writeFile(name, '')));
    await expect(site.build()).rejects.toThrow(/more than 20000 files/);
  });
});
