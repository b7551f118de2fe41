import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchSource } from '#backend';
import { databases, type OpenDatabase } from '#testing/contract';
import type { SearchResponse } from '../protocol';
import { createPage, createPagesBackend } from '../testing/createPagesBackend';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

const titlesOf = ({ results }: SearchResponse) => results.map(({ document }) => document.title);
const ranksOf = ({ results }: SearchResponse) => results.map(({ rank }) => rank);
const encode = (cursor: string) => Buffer.from(cursor).toString('base64');

describe.each(databases)('pages on $name', (on) => {
  describe.skipIf(on.skipped)('of an index that changes', () => {
    let opened: OpenDatabase;
    let portal: TestSearch;
    const sources: SearchSource[] = [];
    const ship = (number: number, title = `ship ${number}`) => ({
      ...createPage(title),
      key: `ship ${number}`,
    });

    beforeAll(async () => {
      opened = await on.open();
      for (let number = 10; number < 30; number += 1) sources.push(ship(number));
      portal = await startTestSearch({
        database: opened.database,
        plugins: [createPagesBackend(sources)],
      });
      await portal.waitFor('ship', 20);
    }, 60_000);
    afterAll(async () => {
      await portal?.stop();
      await opened?.close();
    });

    const open = (cursor?: string, query = 'term=ship', limit = 5) =>
      portal.search(`${query}&pageLimit=${limit}${cursor === undefined ? '' : `&pageCursor=${cursor}`}`);
    const change = async (...changed: SearchSource[]) => {
      const last = `done ${sources.length}`;
      sources.push(...changed, createPage(last));
      await portal.waitFor(last, 1);
    };
    const countWalks = async () => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from search_walk`.execute(opened.database.db);
      return rows[0]?.count;
    };

    it('neither repeat nor skip a document', { timeout: 60_000 }, async () => {
      const one = await open();
      expect(titlesOf(one)).toEqual(['ship 10', 'ship 11', 'ship 12', 'ship 13', 'ship 14']);
      expect(one.previousPageCursor).toBeUndefined();
      // Moves documents into the first page, out of it, and from later pages.
      await change(createPage('ship'), ship(25, 'ship'), ship(12, 'harbor and a ship'));
      await change({ key: 'ship 17', documents: [] });
      const two = await open(one.nextPageCursor);
      await change({ key: 'ship 11', documents: [] }, { key: 'ship 29', documents: [] });
      await change(createPage('ship of the line'), ship(27, 'shi'), ship(28, 'ship'));
      const three = await open(two.nextPageCursor);
      const four = await open(three.nextPageCursor);
      const rest = [...titlesOf(two), ...titlesOf(three), ...titlesOf(four)];
      expect(rest.toSorted()).toEqual(
        [
          ['ship', 'ship', 'ship', 'shi'],
          [15, 16, 18, 19, 20, 21, 22, 23, 24, 26].map((number) => `ship ${number}`),
        ]
          .flat()
          .toSorted(),
      );
      expect(ranksOf(two)).toEqual([6, 7, 8, 9, 10]);
      expect(four.nextPageCursor).toBeUndefined();
      expect(four.numberOfResults).toBe(20);
      // Back, with the places that the documents had. Removed ones are absent.
      const again = await open(two.previousPageCursor);
      expect(titlesOf(again)).toEqual(['ship 10', 'harbor and a ship', 'ship 13', 'ship 14']);
      expect(ranksOf(again)).toEqual([1, 3, 4, 5]);
      expect(titlesOf(await open(one.nextPageCursor))).toEqual(titlesOf(two));
      // A new search shows the current results.
      expect(titlesOf(await open()).slice(0, 3)).toEqual(['ship', 'ship', 'ship']);
    });

    it('have cursors like those of Backstage, which can also be used without a first page', async () => {
      await sql`delete from search_walk`.execute(opened.database.db);
      const all = titlesOf(await portal.search('term=ship'));
      const two = await open(encode('1'));
      expect([two.previousPageCursor, two.nextPageCursor]).toEqual(['MA==', 'Mg==']);
      expect(titlesOf(two)).toEqual(all.slice(5, 10));
      expect(titlesOf(await open(two.previousPageCursor))).toEqual(all.slice(0, 5));
      expect(titlesOf(await open(encode('0')))).toEqual(all.slice(0, 5));
      expect(titlesOf(await open(encode('9999')))).toEqual([]);
    });

    it('are cut from the current results if their order is not stored any more', async () => {
      const two = await open((await open()).nextPageCursor);
      const all = titlesOf(await portal.search('term=ship'));
      await sql`update search_walk set started_at = now() - interval '31 minutes'`.execute(
        opened.database.db,
      );
      expect(titlesOf(await open(two.nextPageCursor))).toEqual(all.slice(10, 15));
      expect(await countWalks()).toBe(1);
    });

    it('belong to one query and one caller', async () => {
      const { nextPageCursor } = await open(encode('1'));
      await open(encode('1'), 'term=harbor');
      expect(titlesOf(await open(nextPageCursor, 'term=harbor'))).toEqual([]);
      await sql`update search_walk set caller = 'user:default/other', ids = '{}'`.execute(opened.database.db);
      expect(titlesOf(await open(nextPageCursor))).toHaveLength(5);
    });

    it('mark words that were corrected', async () => {
      const { results } = await open((await open(undefined, 'term=shipp')).nextPageCursor, 'term=shipp');
      expect(results.map(({ highlight }) => highlight?.fields['title'])).toEqual(
        results.map(() => expect.stringMatching(/<[\da-f-]{36}>ship</)),
      );
      expect(results).toHaveLength(5);
    });

    it('are stored for few walks per caller', { timeout: 60_000 }, async () => {
      await sql`delete from search_walk`.execute(opened.database.db);
      for (let walk = 10; walk < 70; walk += 1) await open(encode('1'), `term=ship+${walk}`);
      expect(await countWalks()).toBe(50);
    });

    it(
      'contain each document once beyond those that the second page orders',
      { timeout: 60_000 },
      async () => {
        const boat = (number: number) => ({ ...createPage(`boat ${number}`), key: `boat ${number}` });
        await change(...Array.from({ length: 580 }, (_, index) => boat(100 + index)));
        const pages = [await open(undefined, 'term=boat', 100)];
        const next = async () => pages.push(await open(pages.at(-1)?.nextPageCursor, 'term=boat', 100));
        while (pages.length < 4) await next();
        // One document moves from the last pages to the first, one the other way, and one is removed.
        await change(
          { ...createPage('boat'), key: 'boat 650' },
          { ...createPage('the last boat of all'), key: 'boat 101' },
        );
        await change({ key: 'boat 660', documents: [] });
        while (pages.at(-1)?.nextPageCursor !== undefined) await next();
        const titles = pages.flatMap(titlesOf);
        const expected = Array.from({ length: 580 }, (_, index) => `boat ${100 + index}`)
          .filter((title) => title !== 'boat 660')
          .map((title) => (title === 'boat 650' ? 'boat' : title));
        expect(titles.toSorted()).toEqual(expected.toSorted());
        expect(pages.map(({ numberOfResults }) => numberOfResults)).toEqual([580, 580, 580, 580, 580, 579]);
        expect(pages.flatMap(ranksOf)).toEqual(Array.from({ length: 579 }, (_, index) => index + 1));
      },
    );

    it.each(['1-', '10000', '-1', '1.5', 'x', ' 1'])('reject the cursor %s', async (cursor) => {
      const { status, body } = await portal.ask(`term=ship&pageCursor=${encode(cursor)}`);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          error: { message: expect.stringContaining('Invalid page cursor') },
        },
      });
    });
  });
});
