import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBackendPlugin,
  searchIndexRef,
  type IndexedDocument,
  type SearchCollator,
  type SearchSource,
} from '#backend';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import { type FollowOptions, followCollator, renew } from '../server/index/followCollator';
import { createStemmer } from '../server/index/index';
import { createMaintenance, removeUnusedWords } from '../server/index/maintenance';
import type { SearchDatabase } from '../server/ports/searchTables';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

let database: Database;
let portal: TestSearch;
const sources: SearchSource[] = [];

/** Each added source is a change. */
const collator: SearchCollator = {
  type: 'pages',
  fingerprint: () => '',
  async changes(after = '0', limit) {
    const start = Number(after);
    const changed = sources.slice(start, start + limit);
    return { sources: changed, cursor: String(start + changed.length) };
  },
};

const page = (title: string, text = '', more: Partial<IndexedDocument> = {}): SearchSource => ({
  key: title,
  documents: [{ document: { title, text, location: '/' }, ...more }],
});

beforeAll(async () => {
  database = await createDatabase({ migrations });
  portal = await startTestSearch({
    database,
    config: { auth: { providers: { guest: { ownershipEntityRefs: ['group:default/mine'] } } } },
    plugins: [
      createBackendPlugin({
        pluginId: 'pages',
        register: ({ lifecycle, registry }) =>
          lifecycle.onStart(async () => registry.find(searchIndexRef)?.add(collator)),
      }),
    ],
  });
}, 60_000);

afterAll(async () => {
  await portal?.stop();
  await database?.close();
});

const repeat = (count: number, print: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => print(index)).join(' ');

it.each([
  ['a printed NUL', page('otter', String.raw`the text \u0000 in C`)],
  ['NUL', page('be\u0000aver', 'a\u0000b', { names: ['\u0000'], keywords: ['\u0000'] })],
  ['a mark alone', page('badger', `${repeat(40, (index) => `word${index}`)} \u0301`)],
  ['a mark alone at the start', page('\u0301 ferret', '\u0301')],
  [
    'very many words',
    page(
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
  const impossible = page('marten', 'x', { entityRef });
  sources.push(page('first marten'), impossible, page('last marten'));
  await portal.waitFor('marten', 2);
  sources.push(page('later marten'));
  await portal.waitFor('marten', 3);
});

it.each(['\u0301', 'otter \u0301'])('the term %j is answered', async (term) => {
  expect((await portal.ask(`term=${encodeURIComponent(term)}`)).status).toBe(200);
});

it('a filter by a very long field matches nothing', async () => {
  const { status, body } = await portal.ask(`filters[${'f'.repeat(3_000)}]=x`);
  expect({ status, body }).toMatchObject({ status: 200, body: { results: [], numberOfResults: 0 } });
});

it('documents that match only as a whole name are counted', { timeout: 30_000 }, async () => {
  sources.push(page('crosswind'));
  await portal.waitFor('cross wind', 1);
  expect(await portal.titles('cross wind')).toEqual(['crosswind']);
});

it(
  'each owner counts, and an exact name is before other names that are owned',
  { timeout: 30_000 },
  async () => {
    const owned = { ownerRefs: ['group:default/other', 'group:default/mine'] };
    sources.push(page('lark', ''), page('lark nest a'), page('lark nest of mine', '', owned));
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
  const titled = (title: string): SearchSource => ({ ...page(title), key: 'renamed' });
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
  const own = database as unknown as SearchDatabase;
  const open = (holder: string, languages: string[]): FollowOptions => ({
    database: own,
    maintenance: createMaintenance(own),
    stemmer: createStemmer(database.db, languages),
    holder,
    languages,
    log: portal.server.app.log,
  });
  const other: SearchCollator = {
    ...collator,
    type: 'others',
    changes: async () => ({ sources: [], cursor: '' }),
  };
  const [first, second] = [open('first', []), open('second', ['english'])];
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
