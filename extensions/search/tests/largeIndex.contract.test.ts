import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '#backend/testing';
import { migrations } from '#testing/contract';
import { createPagesBackend } from '../testing/createPagesBackend';
import { startTestSearch, type TestSearch } from '../testing/startTestSearch';

let database: Database;
let portal: TestSearch;

beforeAll(async () => {
  database = await createDatabase({ migrations });
  portal = await startTestSearch({ database, plugins: [createPagesBackend([])] });
  // As the index would write them, but faster.
  await sql`insert into search_document (type, source, number, entity, owners, place, hash, lexemes)
    select 'pages', n::text, 0, 0, '{}', n, 0, ('''y/pages'' ''n/buoy'' ''m/buoy'' ''f/parity/' || n % 2 || '''')::tsvector
    from generate_series(1, 10000) n`.execute(database.db);
  await sql`insert into search_content (document_id, document)
    select id, json_build_object('title', 'Buoy ' || source, 'text', '', 'location', '/' || source)
    from search_document`.execute(database.db);
}, 60_000);
afterAll(async () => {
  await portal?.stop();
  await database?.close();
});

const count = async (query: string) => (await portal.search(query)).numberOfResults;
const remove = (source: string) =>
  sql`delete from search_document where source = ${source}`.execute(database.db);
const copy = (from: string, to: string) =>
  sql`with copied as (
      insert into search_document (type, source, number, entity, owners, place, hash, lexemes)
      select type, ${to}, number, entity, owners, place, hash, lexemes from search_document where source = ${from}
      returning id
    )
    insert into search_content (document_id, document)
    select copied.id, c.document from copied, search_content c join search_document d on d.id = c.document_id
    where d.source = ${from}`.execute(database.db);

it.each(['term=buoy', 'term='])('results of %s are counted exactly up to 10,000', async (query) => {
  expect(await count(query)).toBe(10_000);
  expect(await count(`${query}&filters[parity]=1`)).toBe(5_000);
  await remove('10000');
  expect(await count(query)).toBe(9_999);
  await copy('9998', '10000');
  expect(await count(query)).toBe(10_000);
});

it('the pages of 10,000 results and more end with the 10,000th', async () => {
  await copy('1', 'another');
  for (const query of ['term=buoy', 'term=']) {
    expect(await count(query)).toBe(10_000);
    const cursor = Buffer.from('99').toString('base64');
    const last = await portal.search(`${query}&pageLimit=100&pageCursor=${cursor}`);
    expect(last.numberOfResults).toBe(10_000);
    expect(last.nextPageCursor).toBeUndefined();
    expect(last.previousPageCursor).toBeDefined();
    expect(last.results.at(-1)?.rank).toBe(10_000);
  }
});
