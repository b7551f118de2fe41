import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexedDocument, SearchSource } from '#backend';
import type { Permission } from '#protocol';
import { databases, loadRecordings, type OpenDatabase } from '#testing/contract';
import { searchResponseSchema, type SearchResponse } from '../protocol';
import { createPagesBackend } from '../testing/createPagesBackend';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

const recordings = new Map(loadRecordings().map((recording) => [recording.name, recording]));
const queryOf = (name: string) => recordings.get(name)?.request.url.split('?')[1] ?? '';
const recorded = (name: string) => searchResponseSchema.parse(recordings.get(name)?.response.body);

/** Only these kinds were recorded completely, see tests/contract/catalog/generate.mjs. */
const COMPLETE: ReadonlySet<unknown> = new Set(['Component', 'API']);

/** Documents with their highlighted fields, by location, because the order of a Backstage backend is another. */
const summarize = ({ results }: SearchResponse) =>
  new Map(
    results
      .toSorted((a, b) => a.document.location.localeCompare(b.document.location))
      .map(({ type, document, highlight }) => [
        document.location,
        {
          type,
          // A Backstage backend has no field for owners as references.
          document: COMPLETE.has(document['kind']) ? { ...document, ownedBy: undefined } : {},
          fields: Object.fromEntries(
            Object.entries(highlight?.fields ?? {}).map(([field, text]) => [
              field,
              text.replaceAll(/<(\/?)[\w-]{36}>/g, '<$1tag>'),
            ]),
          ),
        },
      ]),
  );

/** The recorded documentation, which no plugin of the test has. */
const recordedPages = (): SearchSource[] => {
  const results = ['search-query', 'search-query-techdocs'].flatMap((name) => recorded(name).results);
  const pages = new Map(
    results.filter(({ type }) => type === 'techdocs').map(({ document }) => [document.location, document]),
  );
  return [...pages].map(([key, document]) => ({
    key,
    documents: [{ document, keywords: [document.location] }],
  }));
};

/** Each document is a source. */
const toSources = (documents: readonly IndexedDocument[]): SearchSource[] =>
  documents.map((document) => ({ key: document.document.location, documents: [document] }));

const readPermission: Permission = {
  type: 'resource',
  name: 'catalog.entity.read',
  attributes: { action: 'read' },
  resourceType: 'catalog-entity',
};

const component = (name: string, fields = '') =>
  `apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  name: ${name}\n${fields}spec:\n  type: service\n  lifecycle: production\n  owner: team-a\n`;

describe.each(databases)('on $name', (on) => {
  describe.skipIf(on.skipped)('the recorded catalog', () => {
    let opened: OpenDatabase;
    let portal: TestSearch;

    beforeAll(async () => {
      opened = await on.open();
      const files = ['entities.yaml', 'extra.yaml', 'templates.yaml'];
      portal = await startTestSearch({
        database: opened.database,
        targets: files.map((file) => `tests/contract/catalog/${file}`),
        plugins: [createPagesBackend(recordedPages(), { type: 'techdocs' })],
        without: ['techdocs'],
      });
      await portal.waitUntilIdle();
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
    });

    it.each([
      'search-query',
      'search-query-counts',
      'search-query-filters',
      'search-query-highlight',
      'search-query-techdocs',
    ])('is found as in %s, with counts and highlights', async (name) => {
      const found = await portal.search(queryOf(name));
      const { results, numberOfResults = 0 } = recorded(name);
      // A Backstage backend finds `wayback` for `playback`. Here, similar words are found only if there are few results.
      const same = results.filter(({ document }) => !document.title.startsWith('wayback'));
      expect(found.numberOfResults).toBe(numberOfResults - (results.length - same.length));
      expect(summarize(found)).toEqual(summarize({ results: same }));
      expect(found.results.map(({ rank }) => rank)).toEqual(same.map((_, index) => index + 1));
    });

    it.each(['search-query-page-1', 'search-query-page-2'])('is paged as in %s', async (name) => {
      const found = await portal.search(queryOf(name));
      const expected = recorded(name);
      const outline = ({ results, numberOfResults: _count, ...cursors }: SearchResponse) => ({
        cursors: Object.keys(cursors).sort(),
        results: results.map(({ type, rank, highlight }) => ({ type, rank, fields: highlight?.fields })),
      });
      expect(outline(found)).toEqual(outline(expected));
      // The recorded order of all documents is arbitrary.
      const all = summarize(await portal.search('term=&types[0]=software-catalog&pageLimit=100'));
      const complete = [...summarize(expected)].filter(([, { document }]) => 'kind' in document);
      expect(complete.map(([location]) => all.get(location)?.document)).toEqual(
        complete.map(([, { document }]) => document),
      );
    });

    it('has nothing for the recorded term without results', async () => {
      expect(await portal.ask(queryOf('search-query-none'))).toEqual({
        status: 200,
        body: recordings.get('search-query-none')?.response.body,
      });
    });

    it('refuses a page that is too large, as recorded', async () => {
      const { status, body } = await portal.ask(queryOf('search-query-400'));
      expect({ status, body }).toEqual({
        status: 400,
        body: recordings.get('search-query-400')?.response.body,
      });
    });

    it.each([
      ['pageLimit=x', 'expected number, received NaN'],
      ['pageLimit=-1', 'is not a positive integer'],
      ['pageCursor=eA==', 'Invalid page cursor'],
      ['types[0]=nothing', 'Invalid input'],
      [`term=${'a'.repeat(101)}`, String.raw`The term length \"101\" is greater than \"100\"`],
      [`term=${'a'.repeat(10_240)}`, String.raw`The term length \"10240\" is greater than \"100\"`],
    ])('refuses %s', async (query, message) => {
      const { status, body } = await portal.ask(query);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: { name: 'InputError', message: expect.stringContaining(message) },
      });
    });

    it('is returned in pages that contain each document once', async () => {
      const first = await portal.search('term=&pageLimit=30');
      expect(first.previousPageCursor).toBeUndefined();
      const locations: string[] = [];
      let page = first;
      for (;;) {
        expect(page.results.map(({ rank }) => rank)).toEqual(
          page.results.map((_, index) => locations.length + index + 1),
        );
        locations.push(...page.results.map(({ document }) => document.location));
        if (page.nextPageCursor === undefined) break;
        page = await portal.search(`term=&pageLimit=30&pageCursor=${page.nextPageCursor}`);
      }
      expect(page.previousPageCursor).toBeDefined();
      expect(new Set(locations).size).toBe(locations.length);
      expect(locations.length).toBe(first.numberOfResults);
    });

    it('counts pageLimit=0 as unset', async () => {
      expect((await portal.search('term=&pageLimit=0')).results).toHaveLength(25);
    });

    it.each([
      '%',
      '\\',
      '"',
      "'",
      '"; drop table search_document; --',
      "' | 'a':*",
      ':* & !(a)',
      '<->',
      '🚀👩‍👩‍👧',
      '...---...',
      '\u0000',
      '\u202Ea\u200B',
      '%%%%%%%%',
      'a'.repeat(100),
      'a b c d e f g h i j k l m n o p q r s t u v w x y z',
      '漢'.repeat(100),
    ])('answers the term %j', async (term) => {
      const { status } = await portal.ask(`term=${encodeURIComponent(term)}`);
      expect([200, 400]).toContain(status);
      // The host refuses NUL in all requests.
      expect(status === 400).toBe(term === '\u0000');
    });

    it('requires credentials', async () => {
      expect(await portal.ask('term=a', 'invalid')).toMatchObject({ status: 401 });
    });
  });

  describe.skipIf(on.skipped)('a catalog that changes', () => {
    let opened: OpenDatabase;
    let portal: TestSearch;
    let folder: string;
    let file: string;

    beforeAll(async () => {
      opened = await on.open();
      folder = await mkdtemp(join(tmpdir(), 'trellis-search-'));
      file = join(folder, 'all.yaml');
      await writeFile(file, component('first-thing'));
      portal = await startTestSearch({ database: opened.database, targets: [file] });
      await portal.waitFor('first-thing', 1);
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const waitForTerm = async (term: string, results: number) => {
      const began = performance.now();
      await portal.waitFor(term, results);
      return performance.now() - began;
    };

    it('is found with its changes after two seconds', { timeout: 30_000 }, async () => {
      await writeFile(file, component('first-thing', '  title: Renamed zebra\n'));
      expect(await waitForTerm('zebra', 1)).toBeLessThan(2_000);
      expect(await portal.titles('first')).toEqual(['Renamed zebra']);
      await writeFile(file, [component('first-thing'), component('second-thing')].join('---\n'));
      expect(await waitForTerm('second-thing', 1)).toBeLessThan(2_000);
      expect(await portal.titles('zebra')).toEqual([]);
    });

    it('contains markup only as text, and marks words with tags that no one can guess', async () => {
      const text = `<mark onclick="alert(1)">voyage</mark> <00000000-0000-0000-0000-000000000000>`;
      await writeFile(file, component('hostile', `  title: ${JSON.stringify(`${text} title`)}\n`));
      await portal.waitFor('voyage', 1);
      const [one, two] = [await portal.search('term=voyage'), await portal.search('term=voyage')];
      const highlight = one.results[0]?.highlight;
      expect(highlight?.preTag).toMatch(/^<[\da-f-]{36}>$/);
      expect(highlight?.postTag).toBe(highlight?.preTag.replace('<', '</'));
      expect(two.results[0]?.highlight?.preTag).not.toBe(highlight?.preTag);
      const title = highlight?.fields['title'] ?? '';
      expect(title.replace(highlight?.preTag ?? '', '[').replace(highlight?.postTag ?? '', ']')).toBe(
        `<mark onclick="alert(1)">[voyage]</mark> <00000000-0000-0000-0000-000000000000> title`,
      );
    });
  });

  describe.skipIf(on.skipped)('callers', () => {
    let opened: OpenDatabase;
    let portal: TestSearch;
    let folder: string;
    let file: string;
    const owned = (name: string, owner: string, fields = '') =>
      component(name, fields).replace('owner: team-a', `owner: ${owner}`);

    beforeAll(async () => {
      opened = await on.open();
      folder = await mkdtemp(join(tmpdir(), 'trellis-search-'));
      file = join(folder, 'all.yaml');
      await writeFile(file, [owned('mine', 'team-a'), owned('theirs', 'team-b')].join('---\n'));
      portal = await startTestSearch({
        database: opened.database,
        targets: [file],
        config: {
          auth: { providers: { guest: { ownershipEntityRefs: ['group:default/team-a'] } } },
          permission: {
            enabled: true,
            policy: {
              default: 'deny',
              rules: [{ permissions: ['catalog.entity.read'], owner: true, allow: true }],
            },
          },
        },
        plugins: [createPagesBackend(toSources(pages), { permission: readPermission })],
      });
      await portal.waitFor('mine', 2);
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    });

    const pages: IndexedDocument[] = [
      {
        document: { title: 'Guide to mine', text: 'All.', location: '/docs/a' },
        entityRef: 'component:default/mine',
      },
      {
        document: { title: 'Guide to theirs', text: 'All.', location: '/docs/b' },
        entityRef: 'component:default/theirs',
      },
      { document: { title: 'Guide to nothing', text: 'All.', location: '/docs/c' } },
    ];

    it('find and count only documents of entities that they may see', async () => {
      expect((await portal.search('term=')).numberOfResults).toBe(2);
      expect(await portal.titles('guide')).toEqual(['Guide to mine']);
      expect(await portal.titles('theirs')).toEqual([]);
    });

    it('see changes of owners', { timeout: 30_000 }, async () => {
      await writeFile(file, [owned('mine', 'team-b'), owned('theirs', 'team-a')].join('---\n'));
      await portal.waitFor('theirs', 2);
      expect(await portal.titles('mine')).toEqual([]);
      await writeFile(
        file,
        [owned('mine', 'team-a'), owned('theirs', 'team-b'), owned('more', 'team-a')].join('---\n'),
      );
      await portal.waitFor('more', 1);
      expect(await portal.titles('theirs')).toEqual([]);
    });
  });

  describe.skipIf(on.skipped)('the index', () => {
    let opened: OpenDatabase;
    let portal: TestSearch | undefined;

    beforeAll(async () => {
      opened = await on.open();
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
    });

    const page = (title: string, text = ''): IndexedDocument => ({
      document: { title, text, location: `/${title}` },
    });

    it(
      'continues after a restart, and replaces documents if a collator changes',
      { timeout: 60_000 },
      async () => {
        const start = (documents: IndexedDocument[], fingerprint: string) =>
          startTestSearch({
            database: opened.database,
            plugins: [createPagesBackend(toSources(documents), { fingerprint: () => fingerprint })],
          });
        portal = await start([page('Anchor'), page('Buoy')], '1');
        await portal.waitFor('', 2);
        await portal.stop();
        // Nothing has changed for the collator, so its other documents are not read.
        portal = await start([page('Compass')], '1');
        await portal.waitUntilIdle();
        expect(await portal.titles('')).toEqual(['Buoy', 'Anchor']);
        await portal.stop();
        portal = await start([page('Compass'), page('Anchor')], '2');
        await portal.waitFor('Compass', 1);
        await portal.waitFor('Buoy', 0);
        expect(await portal.titles('')).toEqual(['Anchor', 'Compass']);
        await portal.stop();
        // The documents of a collator that was removed are not found.
        portal = await startTestSearch({ database: opened.database });
        expect((await portal.search('term=compass')).numberOfResults).toBe(0);
        await portal.stop();
        portal = undefined;
      },
    );

    it('finds words in long texts, and shows their surroundings', { timeout: 60_000 }, async () => {
      const filler = Array.from({ length: 60_000 }, (_, index) => `word${index % 900}`).join(' ');
      portal = await startTestSearch({
        database: opened.database,
        plugins: [
          createPagesBackend(
            toSources([page('Long', `${filler.slice(0, 50_000)} the lighthouse keeper ${filler}`)]),
            { fingerprint: () => 'long' },
          ),
        ],
      });
      await portal.waitFor('lighthouse', 1);
      const [result] = (await portal.search('term=lighthouses+keep')).results;
      const { preTag = '', postTag = '', fields = {} } = result?.highlight ?? {};
      const text = (fields['text'] ?? '').replaceAll(preTag, '[').replaceAll(postTag, ']');
      expect(text).toMatch(/^word\d+ .* the \[lighthouse\] \[keeper\] word.*\d$/);
      expect(text.length).toBeLessThan(500);
      expect(result?.document.text.length).toBe(2_000);
      await portal.stop();
      portal = undefined;
    });
  });
});
