import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IndexedDocument, SearchChanges, SearchCollator, SearchSource } from '#backend';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import { type FollowOptions, followCollator, renew } from '../server/index/followCollator';
import { createStemmer } from '../server/index/index';
import { createMaintenance, removeUnusedNumbers, removeUnusedWords } from '../server/index/maintenance';
import type { SearchDatabase } from '../server/ports/searchTables';
import { createPage, createPagesBackend, createPagesCollator } from '../testing/createPagesBackend';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

let database: Database;
let portal: TestSearch;
const sources: SearchSource[] = [];

const collator = createPagesCollator(sources);

beforeAll(async () => {
  database = await createDatabase({ migrations });
  portal = await startTestSearch({
    database,
    config: { auth: { providers: { guest: { ownershipEntityRefs: ['group:default/mine'] } } } },
    plugins: [createPagesBackend(sources)],
  });
}, 60_000);

afterAll(async () => {
  await portal?.stop();
  await database?.close();
});

/** Cannot be compressed, so that it is as long in an index. */
const randomText = (length: number) =>
  Array.from({ length: Math.ceil(length / 36) }, () => randomUUID())
    .join('')
    .slice(0, length);

const own = () => database as unknown as SearchDatabase;

const open = (holder: string, languages: string[] = []): FollowOptions => ({
  database: own(),
  maintenance: createMaintenance(own()),
  stemmer: createStemmer(database.db, languages),
  holder,
  languages,
  log: portal.server.app.log,
});

/** Follows a collator until it has nothing new. */
async function followAll(options: FollowOptions, followed: SearchCollator): Promise<void> {
  while (await followCollator(options, followed));
}

const repeat = (count: number, print: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => print(index)).join(' ');

it.each([
  ['a printed NUL', createPage('otter', String.raw`the text \u0000 in C`)],
  ['NUL', createPage('be\u0000aver', 'a\u0000b', { names: ['\u0000'], keywords: ['\u0000'] })],
  ['a mark alone', createPage('badger', `${repeat(40, (index) => `word${index}`)} \u0301`)],
  ['a mark alone at the start', createPage('\u0301 ferret', '\u0301')],
  [
    'very many words',
    createPage(
      'weasel',
      repeat(19_000, (index) => String(index).padStart(64, 'ab')),
    ),
  ],
  [
    'a very long name of a field',
    {
      key: 'stoat',
      documents: [{ document: { title: 'stoat', text: '', location: '/', ['f'.repeat(3_000)]: 'x' } }],
    },
  ],
])('a document with %s is found', { timeout: 30_000 }, async (_, source) => {
  sources.push(source);
  await portal.waitFor(source.key.replaceAll('\u0000', ''), 1);
});

it('a document that cannot be indexed does not stop the others', { timeout: 30_000 }, async () => {
  // Too long for an index of PostgreSQL.
  const entityRef = Array.from({ length: 400 }, () => randomUUID()).join('');
  const impossible = createPage('marten', 'x', { entityRef });
  sources.push(createPage('first marten'), impossible, createPage('last marten'));
  await portal.waitFor('marten', 2);
  sources.push(createPage('later marten'));
  await portal.waitFor('marten', 3);
});

it('a source whose documents cannot be read stays as it was, and does not stop the others', async () => {
  const load = () =>
    sql<{ source: string }>`select source from search_document where type = 'unread' order by source`.execute(
      database.db,
    );
  let calls = 0;
  const given: SearchSource[] = [createPage('before'), createPage('failing'), createPage('after')];
  const failing: SearchCollator = {
    ...createPagesCollator(given, { type: 'unread' }),
    async changes(...parameters): Promise<SearchChanges> {
      calls += 1;
      return createPagesCollator(given).changes(...parameters);
    },
  };
  await followAll(open('unread'), failing);
  given.push(
    {
      key: 'failing',
      documents: {
        [Symbol.iterator](): Iterator<IndexedDocument> {
          throw new Error('The page is unreadable.');
        },
      },
    },
    createPage('later'),
  );
  calls = 0;
  await followAll(open('unread'), failing);
  expect((await load()).rows.map(({ source }) => source)).toEqual(['after', 'before', 'failing', 'later']);
  // One step with the changes, and one without.
  expect(calls).toBe(2);
  expect(portal.server.log.join('\n')).toContain(
    "Reading the documents of 'failing' of type 'unread' failed. They stay as they were until the source changes.",
  );
});

it('a source with a key that is too long is skipped', { timeout: 30_000 }, async () => {
  const longest = { ...createPage('longest heron'), key: randomText(2_000) };
  const tooLong = { ...createPage('too long heron'), key: randomText(2_001) };
  sources.push(tooLong, longest, createPage('short heron'));
  await portal.waitFor('heron', 2);
  expect(await portal.titles('heron')).toEqual(['short heron', 'longest heron']);
  expect(portal.server.log.join('\n')).toContain(
    `The source '${tooLong.key.slice(0, 100)}…' of type 'pages' is not indexed, because its key has 2001 bytes. Keys can have 2000 at most.`,
  );
});

it('an expired cursor starts a pass, which removes what was removed since', { timeout: 30_000 }, async () => {
  const given = [createPage('kept'), createPage('forgotten')];
  let isExpired = false;
  const plain = createPagesCollator(given, { type: 'expiring' });
  const expiring: SearchCollator = {
    ...plain,
    async changes(after, limit) {
      if (isExpired && after !== undefined) {
        isExpired = false;
        return { sources: [], cursor: after, isExpired: true };
      }
      return plain.changes(after, limit);
    },
  };
  const load = () =>
    sql<{
      source: string;
    }>`select source from search_document where type = 'expiring' order by source`.execute(database.db);
  await followAll(open('expiring'), expiring);
  expect((await load()).rows).toEqual([{ source: 'forgotten' }, { source: 'kept' }]);
  given.pop();
  isExpired = true;
  await followAll(open('expiring'), expiring);
  expect((await load()).rows).toEqual([{ source: 'kept' }]);
});

it(
  'numbers of entities that no document belongs to are removed, and never used again',
  { timeout: 30_000 },
  async () => {
    const entityRef = 'component:default/short-lived';
    const ownerRefs = ['group:default/long-lived'];
    const loadNumbers = async () => {
      const { rows } = await sql<{ id: number; ref: string }>`
      select id, ref from search_entity where ref like '%-lived' order by ref`.execute(database.db);
      return new Map(rows.map(({ id, ref }) => [ref, id]));
    };
    sources.push(createPage('gull', '', { entityRef }), createPage('owned gull', '', { ownerRefs }));
    await portal.waitFor('gull', 2);
    await removeUnusedNumbers(own());
    const before = await loadNumbers();
    expect([...before.keys()]).toEqual([entityRef, ...ownerRefs]);
    sources.push({ key: 'gull', documents: [] });
    await portal.waitFor('gull', 1);
    await removeUnusedNumbers(own());
    expect([...(await loadNumbers()).keys()]).toEqual(ownerRefs);
    sources.push(createPage('gull', '', { entityRef }));
    await portal.waitFor('gull', 2);
    expect((await loadNumbers()).get(entityRef)).toBeGreaterThan(before.get(entityRef) ?? 0);
  },
);

it('words and numbers that are not used any more are removed after a pass', async () => {
  await sql`insert into search_word (word, deletions) values ('unusedword', '{}')`.execute(database.db);
  await sql`insert into search_entity (ref) values ('component:default/unused')`.execute(database.db);
  await followAll(open('pass'), createPagesCollator([createPage('pass')], { type: 'pass' }));
  const { rows } = await sql`
    select word as text from search_word where word = 'unusedword'
    union all select ref from search_entity where ref = 'component:default/unused'`.execute(database.db);
  expect(rows).toEqual([]);
});

it.each(['\u0301', 'otter \u0301'])('the term %j is answered', async (term) => {
  expect((await portal.ask(`term=${encodeURIComponent(term)}`)).status).toBe(200);
});

it('a filter by a very long field matches nothing', async () => {
  const { status, body } = await portal.ask(`filters[${'f'.repeat(3_000)}]=x`);
  expect({ status, body }).toMatchObject({ status: 200, body: { results: [], numberOfResults: 0 } });
});

it('documents that match only as a whole name are counted', { timeout: 30_000 }, async () => {
  sources.push(createPage('crosswind'));
  await portal.waitFor('cross wind', 1);
  expect(await portal.titles('cross wind')).toEqual(['crosswind']);
});

it(
  'each owner counts, and an exact name is before other names that are owned',
  { timeout: 30_000 },
  async () => {
    const owned = { ownerRefs: ['group:default/other', 'group:default/mine'] };
    sources.push(
      createPage('lark', ''),
      createPage('lark nest a'),
      createPage('lark nest of mine', '', owned),
    );
    await portal.waitFor('lark', 3);
    expect(await portal.titles('lark')).toEqual(['lark', 'lark nest of mine', 'lark nest a']);
  },
);

it('the stemmer knows the words of each call, and those that other calls may still use', async () => {
  const stemmer = createStemmer(database.db, ['english'], 3);
  await stemmer.load(['payments', 'the', 'ships']);
  await stemmer.load(['payments', 'the', 'boats', 'trains']);
  expect(stemmer.stemsOf('payments')).toEqual(['payment']);
  expect(stemmer.stemsOf('boats')).toEqual(['boat']);
  expect(stemmer.isStopWord('the')).toBe(true);
  expect(stemmer.stemsOf('ships')).toEqual(['ship']);
});

it('words that no visible document has correct no typos, and are removed', { timeout: 30_000 }, async () => {
  const titled = (title: string): SearchSource => ({ ...createPage(title), key: 'renamed' });
  sources.push(titled('Paymnt'));
  await portal.waitFor('paymnt', 1);
  sources.push(titled('Payment'));
  // Until then, the earlier title is found as a misspelling.
  await expect.poll(() => portal.titles('payment')).toEqual(['Payment']);
  expect(await portal.titles('paymnts')).toEqual(['Payment']);
  await removeUnusedWords(database);
  const { rows } = await sql`select word from search_word where word like 'paym%'`.execute(database.db);
  expect(rows).toEqual([{ word: 'payment' }]);
});

it('a process with other settings waits until the one that writes has stopped', async () => {
  const other: SearchCollator = {
    ...collator,
    type: 'others',
    changes: async () => ({ sources: [], cursor: '' }),
  };
  const [first, second] = [open('first'), open('second', ['english'])];
  const steps: boolean[] = [];
  for (let step = 0; step < 3; step += 1) steps.push(await followCollator(first, other));
  expect(steps).toEqual([true, true, false]);
  const expire = () =>
    sql`update search_collator set held_until = now() - interval '1 second' where type = 'others'`.execute(
      database.db,
    );
  await expire();
  await renew(first, 'others');
  expect(await followCollator(second, other)).toBe(false);
  await expire();
  expect(await followCollator(second, other)).toBe(true);
});
