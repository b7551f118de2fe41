import { sql } from 'kysely';
import type { SearchDatabase } from '../ports/searchTables';
import { quoteLexeme, ZONES } from '../words';
import { lockNumbers } from './writeSources';

const TABLES = [
  'search_document',
  'search_content',
  'search_word',
  'search_entity',
  'search_collator',
  'search_seen',
  'search_walk',
];

/** Written documents after which statistics are updated, and the embedded database is cleaned up. */
const CLEAN_EVERY = 5_000;

/** Keeps the index fast after writes. A server does some of this, but later than the next query. */
export interface Maintenance {
  /** Call after each step with the number of changed documents, and whether they are part of a pass over all sources. */
  afterWrite(changed: number, isPass: boolean): Promise<void>;
  /** Call after a pass over all sources. */
  afterPass(): Promise<void>;
}

/** Creates the maintenance of the index. */
export function createMaintenance(database: SearchDatabase): Maintenance {
  const { db, kind } = database;
  let pending = 0;
  // Queries read pending entries one by one.
  const mergePending = () =>
    sql`select gin_clean_pending_list('search_document_lexemes'), gin_clean_pending_list('search_word_deletions')`.execute(
      db,
    );
  const clean = async (): Promise<void> => {
    if (pending === 0) return;
    pending = 0;
    await mergePending();
    // One statement per table, because readers of the embedded database wait for each.
    for (const table of TABLES) {
      if (kind === 'embedded') await sql.raw(`vacuum (truncate off) ${table}`).execute(db);
      await sql.raw(`analyze ${table}`).execute(db);
    }
  };
  const removeAndClean = async (): Promise<void> => {
    await removeUnusedWords(database);
    await removeUnusedNumbers(database);
    await clean();
  };
  return {
    async afterWrite(changed, isPass) {
      if (changed === 0) return;
      pending += changed;
      if (pending >= CLEAN_EVERY) await (isPass ? clean() : removeAndClean());
      // Large writes merge many entries at once, which is faster.
      else if (!isPass) await mergePending();
    },
    afterPass: removeAndClean,
  };
}

/** Words per transaction. */
const WORDS = 500;

/** Removes words that no document has any more from those that typos are compared with. */
export async function removeUnusedWords(database: SearchDatabase): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const from: string = after;
    after = await database.write(async (trx) => {
      await lockNumbers(trx);
      await sql`set local enable_seqscan = off`.execute(trx);
      const words = await trx
        .selectFrom('search_word')
        .select('word')
        .where('word', '>', from)
        .orderBy('word')
        .limit(WORDS)
        .execute();
      const lexemes = words.map(({ word }) => quoteLexeme(ZONES.main + word));
      await sql`
        delete from search_word where word in (
          select w.word from unnest(${words.map(({ word }) => word)}::text[], ${lexemes}::text[]) as w (word, lexeme)
          where not exists (select 1 from search_document d where d.lexemes @@ w.lexeme::tsquery)
        )`.execute(trx);
      return words.length === WORDS ? words.at(-1)?.word : undefined;
    });
  }
}

/** Numbers of entities per transaction. */
const NUMBERS = 20_000;

/**
 * Removes the numbers of entities that no document belongs to any more. A number is never used again, so it can stay in bitmaps. An
 * entity that comes back gets a higher one.
 */
export async function removeUnusedNumbers(database: SearchDatabase): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await database.write(async (trx) => {
      await lockNumbers(trx);
      const { rows } = await sql<{ last: number | null; count: number }>`
        select max(id) as last, count(*)::int as count from (
          select id from search_entity where id > ${from} order by id limit ${NUMBERS}
        ) e`.execute(trx);
      const { last = null, count = 0 } = rows[0] ?? {};
      if (last === null) return undefined;
      await sql`
        delete from search_entity where id in (
          select id from search_entity where id > ${from} and id <= ${last}
          except select entity from search_document except select unnest(owners) from search_document
        )`.execute(trx);
      return count === NUMBERS ? last : undefined;
    });
  }
}
