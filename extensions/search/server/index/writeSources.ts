import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Transaction, sql } from 'kysely';
import type { IndexedDocument, Log, SearchSource } from '#backend';
import type { SearchDatabase, SearchTables } from '../ports/searchTables';
import type { Stemmer } from '../ports/stemmer';
import { listDeletions } from '../words';
import {
  createLexemes,
  type DocumentWords,
  eachLowerWord,
  MAX_FOUND,
  readDocumentWords,
} from './createLexemes';
import { withPauses } from './withPauses';
import { isDocumentError, withoutNul } from './documentErrors';

/** The characters of a text that are stored for results. More are found. */
const MAX_STORED = 100_000;
/** Documents and characters per transaction. Readers of the embedded database wait for each. */
const CHUNK: Record<SearchDatabase['kind'], { documents: number; characters: number }> = {
  embedded: { documents: 50, characters: 200_000 },
  server: { documents: 200, characters: 1_000_000 },
};

interface Row extends IndexedDocument {
  source: string;
  number: number;
  hash: string;
}

/** A document whose words are written. */
interface Prepared {
  row: Row;
  lexemes: string;
  words: string[];
}

/** What the writer needs. */
export interface WriteOptions {
  database: SearchDatabase;
  stemmer: Stemmer;
  type: string;
  /** Changes if the same document results in other entries. */
  fingerprint: string;
  /** Throws if this process may no longer write the documents of the type. */
  assertHolder: (trx: Transaction<SearchTables>) => Promise<void>;
  log: Log;
}

/**
 * Replaces the documents of sources, in short transactions. Returns the number of written and removed documents. A document that
 * cannot be written is logged and left as it was, so that the others are indexed.
 */
export async function writeSources(options: WriteOptions, sources: readonly SearchSource[]): Promise<number> {
  const most = CHUNK[options.database.kind];
  let changed = 0;
  let chunk: Row[] = [];
  let characters = 0;
  const counts = new Map<string, number>();
  const flush = async () => {
    changed += await writeOrSkip(options, chunk);
    chunk = [];
    characters = 0;
  };
  for (const { key, documents } of sources) {
    let number = 0;
    let hasFailed = false;
    const skip = (error: unknown) => {
      hasFailed = true;
      options.log.error(
        `Reading the documents of '${key}' of type '${options.type}' failed. They stay as they were until the source changes.`,
        error,
      );
    };
    for await (const indexed of readUntilFailure(documents, skip)) {
      const row = createRow(options, key, number, indexed);
      number += 1;
      if (row === undefined) continue;
      chunk.push(row);
      characters += row.document.text.length;
      if (chunk.length >= most.documents || characters >= most.characters) await flush();
    }
    if (!hasFailed) counts.set(key, number);
  }
  if (chunk.length > 0) await flush();
  return changed + (await removeRest(options, counts));
}

/** Lists items until reading one fails. Errors of the loop are not caught. */
async function* readUntilFailure<T>(
  items: Iterable<T> | AsyncIterable<T>,
  onFailure: (error: unknown) => void,
): AsyncIterable<T> {
  try {
    yield* items;
  } catch (error) {
    onFailure(error);
  }
}

function createRow(
  { fingerprint, type, log }: WriteOptions,
  source: string,
  number: number,
  given: IndexedDocument,
): Row | undefined {
  try {
    const indexed = withoutNul({
      ...given,
      document: { ...given.document, text: given.document.text.slice(0, MAX_FOUND) },
    });
    const content = JSON.stringify([fingerprint, indexed]);
    // A change that results in the same 63 bits is very unlikely, and found with the next one.
    const hash = createHash('sha256').update(content).digest().readBigInt64BE() / 2n;
    return { ...indexed, source, number, hash: hash.toString() };
  } catch (error) {
    logSkipped(log, type, source, error);
    return undefined;
  }
}

function logSkipped(log: Log, type: string, source: string, error: unknown): void {
  log.error(
    `A document of '${source}' of type '${type}' cannot be indexed, and is skipped until it changes.`,
    error,
  );
}

/** Writes a chunk. If a document is at fault, writes the documents one by one, without those that fail. */
async function writeOrSkip(options: WriteOptions, rows: readonly Row[]): Promise<number> {
  try {
    return await writeChunk(options, rows);
  } catch (error) {
    if (!isDocumentError(error)) throw error;
    const [row] = rows;
    if (rows.length === 1 && row) {
      logSkipped(options.log, options.type, row.source, error);
      return 0;
    }
    let changed = 0;
    for (const each of rows) changed += await writeOrSkip(options, [each]);
    return changed;
  }
}

async function writeChunk(options: WriteOptions, rows: readonly Row[]): Promise<number> {
  const { database, stemmer } = options;
  const changed = await findChanged(options, rows);
  if (changed.length === 0) return 0;
  const split: Array<{ row: Row; words: DocumentWords }> = [];
  const lower = new Set<string>();
  for (const row of changed) {
    const words = await readDocumentWords(row);
    split.push({ row, words });
    await withPauses(eachLowerWord(words), (word) => lower.add(word));
  }
  await stemmer.load(lower);
  const prepared: Prepared[] = [];
  for (const { row, words } of split) {
    prepared.push({ row, ...(await createLexemes(options.type, row.document, words, stemmer)) });
    await nextTurn();
  }
  await database.write(async (trx) => {
    await options.assertHolder(trx);
    await lockNumbers(trx);
    const numbers = await numberEntities(trx, changed);
    await writeRows(trx, options.type, prepared, numbers);
    await addWords(trx, [...new Set(prepared.flatMap(({ words }) => words))]);
  });
  return changed.length;
}

/** Arbitrary key of the advisory lock for the numbers of entities, and for the words that typos are compared with. */
const NUMBERS_LOCK = 7_269_114;

/**
 * Waits for other writers. Otherwise, a lower number could become visible after a higher one, and those who read new numbers
 * would miss it.
 */
export async function lockNumbers(trx: Transaction<SearchTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${NUMBERS_LOCK})`.execute(trx);
}

async function findChanged({ database, type }: WriteOptions, rows: readonly Row[]): Promise<Row[]> {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const { rows: stored } = await sql<{ source: string; number: number; hash: string }>`
    select source, number, hash::text as hash from search_document
    where type = ${type} and source = any(${sources}::text[])`.execute(database.db);
  const hashes = new Map(stored.map(({ source, number, hash }) => [`${number} ${source}`, hash]));
  return rows.filter(({ source, number, hash }) => hashes.get(`${number} ${source}`) !== hash);
}

/** Returns the numbers of the entities that the documents refer to. New ones get numbers. */
async function numberEntities(
  trx: Transaction<SearchTables>,
  rows: readonly IndexedDocument[],
): Promise<(ref: string | undefined) => number> {
  const refs = [
    ...new Set(rows.flatMap(({ entityRef = '', ownerRefs = [] }) => [entityRef, ...ownerRefs])),
  ].filter((ref) => ref !== '');
  const load = () =>
    trx
      .selectFrom('search_entity')
      .select(['id', 'ref'])
      .where(sql<boolean>`ref = any(${refs}::text[])`)
      .execute();
  const numbers = new Map((await load()).map(({ id, ref }) => [ref, id]));
  const missing = refs.filter((ref) => !numbers.has(ref));
  if (missing.length > 0) {
    await sql`insert into search_entity (ref) select unnest(${missing}::text[]) on conflict do nothing`.execute(
      trx,
    );
    for (const { id, ref } of await load()) numbers.set(ref, id);
  }
  return (ref) => (ref === undefined ? 0 : (numbers.get(ref) ?? 0));
}

async function writeRows(
  trx: Transaction<SearchTables>,
  type: string,
  prepared: readonly Prepared[],
  numberOf: (ref: string | undefined) => number,
): Promise<void> {
  const column = <T>(read: (row: Row) => T) => prepared.map(({ row }) => read(row));
  const { rows: ids } = await sql<{ id: number; source: string; number: number }>`
    insert into search_document (type, source, number, entity, owners, place, hash, lexemes)
    select ${type}, source, number, entity, owners::int[], place, hash, lexemes::tsvector from unnest(
      ${column(({ source }) => source)}::text[], ${column(({ number }) => number)}::int[],
      ${column(({ entityRef }) => numberOf(entityRef))}::int[],
      ${column(({ ownerRefs = [] }) => `{${ownerRefs.map(numberOf).join(',')}}`)}::text[], ${column(findPlace)}::int[],
      ${column(({ hash }) => hash)}::bigint[], ${prepared.map(({ lexemes }) => lexemes)}::text[]
    ) as new (source, number, entity, owners, place, hash, lexemes)
    on conflict (type, source, number) do update set
      entity = excluded.entity, owners = excluded.owners, place = excluded.place, hash = excluded.hash,
      lexemes = excluded.lexemes
    returning id, source, number`.execute(trx);
  const idOf = new Map(ids.map(({ id, source, number }) => [`${number} ${source}`, id]));
  await sql`
    insert into search_content (document_id, document)
    select * from unnest(${column(({ source, number }) => idOf.get(`${number} ${source}`) ?? 0)}::int[],
      ${column(({ document }) => JSON.stringify({ ...document, text: document.text.slice(0, MAX_STORED) }))}::text[])
    on conflict (document_id) do update set document = excluded.document`.execute(trx);
}

/** The order of documents that match equally well: as the collator says, then short titles first. */
function findPlace({ document, order = 5 }: IndexedDocument): number {
  return Math.trunc(Math.min(Math.max(order, 0), 9)) * 1000 + Math.min(document.title.length, 999);
}

async function addWords(trx: Transaction<SearchTables>, words: readonly string[]): Promise<void> {
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${words}::text[]) as w (word)
    where not exists (select 1 from search_word s where s.word = w.word)`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    insert into search_word (word, deletions)
    select word, deletions::int[] from unnest(${rows.map(({ word }) => word)}::text[],
      ${rows.map(({ word }) => `{${listDeletions(word).join(',')}}`)}::text[]) as new (word, deletions)
    on conflict do nothing`.execute(trx);
}

/** Removes the documents that the sources no longer have. `offset 0` keeps the planner from reading the whole table. */
async function removeRest(
  { database, type, assertHolder }: WriteOptions,
  counts: ReadonlyMap<string, number>,
): Promise<number> {
  return database.write(async (trx) => {
    await assertHolder(trx);
    const { rows } = await sql<{ id: number }>`
      delete from search_document where id in (
        select d.id from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as kept (source, documents),
          lateral (
            select id from search_document where source = kept.source and number >= kept.documents and type = ${type} offset 0
          ) d
      ) returning id`.execute(trx);
    await removeContent(trx, rows);
    return rows.length;
  });
}

/** Removes the results of removed documents. */
export async function removeContent(
  trx: Transaction<SearchTables>,
  removed: ReadonlyArray<{ id: number }>,
): Promise<void> {
  if (removed.length === 0) return;
  await sql`delete from search_content where document_id = any(${removed.map(({ id }) => id)}::int[])`.execute(
    trx,
  );
}
