import { type Kysely, sql } from 'kysely';
import type { CallerIdentity } from '#backend';
import type { SearchDatabase, SearchTables } from '../ports/searchTables';
import type { Stemmer } from '../ports/stemmer';
import {
  type Boost,
  createVisibleSql,
  findDocuments,
  findOrder,
  type FoundDocument,
  type Question,
  readDocuments,
} from './findDocuments';
import { findTypos } from './findTypos';
import { type Alternatives, NO_ALTERNATIVES, type SearchTerm } from './searchTerm';
import { createWalkKey, type Walks } from './walks';

/** Fewer results than this are probably due to a typo. */
const FEW = 3;

/** A page of results. */
export interface Page {
  /** Their places in all results. The first is 0. */
  documents: Array<FoundDocument & { index: number }>;
  total: number;
  alternatives: Alternatives;
  /** The numbers of the pages before and after it. */
  previous?: number | undefined;
  next?: number | undefined;
}

/**
 * Finds a page. The first one is cut from the current results. Later ones are cut from a stored order, so that the pages contain
 * each document once, whatever changes.
 */
export async function findPage(
  database: SearchDatabase,
  walks: Walks,
  caller: CallerIdentity,
  question: Question,
  findBoosts: () => Promise<Boost[]>,
  stemmer: Stemmer,
): Promise<Page> {
  const { limit, page } = question.request;
  const key = createWalkKey(caller, question.request);
  if (page === undefined) {
    const boosted = { ...question, boosts: await findBoosts() };
    const { found, alternatives } = await database.read((reader) =>
      useIndexes(reader, () => findBest(reader, boosted, stemmer, findDocuments)),
    );
    const { total, documents } = found;
    const isLast = total <= limit;
    if (!isLast) walks.start(database, key, { ids: documents.map(({ id }) => id), total, alternatives });
    return {
      documents: documents.map((document, index) => ({ ...document, index })),
      total,
      alternatives,
      next: isLast ? undefined : 1,
    };
  }
  const [from, to] = [page * limit, (page + 1) * limit];
  const { ids, total, alternatives } = await walks.read(database, key, [from, to], async (most) => {
    const find = (reader: Kysely<SearchTables>, asked: Question) => findOrder(reader, asked, stemmer, most);
    // Not in the turn, in which nothing else can use the session of the embedded database.
    const boosted = { ...question, boosts: await findBoosts() };
    const order = await database.read((reader) =>
      useIndexes(reader, () => findBest(reader, boosted, stemmer, find)),
    );
    return { ...order.found, alternatives: order.alternatives };
  });
  const documents = await database.read((reader) => readDocuments(reader, ids, question.visibility));
  return {
    documents: documents.map((document) => ({ ...document, index: from + document.index })),
    total,
    alternatives,
    previous: page > 0 ? page - 1 : undefined,
    next: to < total ? page + 1 : undefined,
  };
}

/**
 * Runs queries without scans of whole tables. The planner does not know that reading the words of a document is slow, and
 * would scan for words that many documents contain.
 */
async function useIndexes<T>(db: Kysely<SearchTables>, work: () => Promise<T>): Promise<T> {
  const set = (value: 'on' | 'off') => sql`select set_config('enable_seqscan', ${value}, false)`.execute(db);
  await set('off');
  try {
    return await work();
  } finally {
    // In a transaction that failed, this fails too, and its end restores the setting.
    await set('on').catch(() => undefined);
  }
}

/** Finds documents. If there are few, tries all words as starts of words, and words with similar spelling. */
async function findBest<Found extends { total: number }>(
  db: Kysely<SearchTables>,
  question: Question,
  stemmer: Stemmer,
  find: (db: Kysely<SearchTables>, question: Question, stemmer: Stemmer) => Promise<Found>,
): Promise<{ found: Found; alternatives: Alternatives }> {
  const { term } = question;
  const found = await find(db, question, stemmer);
  if (term === undefined || term.isShort || found.total >= FEW)
    return { found, alternatives: NO_ALTERNATIVES };
  const typos = await findTypos(db, term, createVisibleSql(question.visibility));
  const alternatives = { areAllPrefixes: true, typos };
  if (alternatives.typos.size === 0 && countWords(term) === 1)
    return { found, alternatives: NO_ALTERNATIVES };
  return { found: await find(db, { ...question, alternatives }, stemmer), alternatives };
}

function countWords({ groups }: SearchTerm): number {
  return groups.reduce((count, { words }) => count + words.length, 0);
}
