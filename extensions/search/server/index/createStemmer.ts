import { type Kysely, sql } from 'kysely';
import type { SearchTables } from '../ports/searchTables';
import type { Stemmer } from '../ports/stemmer';
import { foldWord } from '../words';

/** Words in memory, twice. More than most portals have, at about 100 bytes each. */
const MAX_WORDS = 100_000;
/** Words per query. */
const BATCH = 5_000;

interface Known {
  stems: readonly string[];
  isStop: boolean;
}

const UNKNOWN: Known = { stems: [], isStop: false };

/** Creates a stemmer that uses the dictionaries of PostgreSQL. A language is the name of a text search configuration. */
export function createStemmer(
  db: Kysely<SearchTables>,
  languages: readonly string[],
  maxWords = MAX_WORDS,
): Stemmer {
  const dictionaries = languages.map((language) => `${language}_stem`);
  let known = new Map<string, Known>();
  // The words before the last ones, because other callers may still use them.
  let earlier = new Map<string, Known>();
  const find = (word: string): Known => known.get(word) ?? earlier.get(word) ?? UNKNOWN;
  return {
    async load(words) {
      if (dictionaries.length === 0) return;
      if (known.size >= maxWords) {
        earlier = known;
        known = new Map();
      }
      const missing: string[] = [];
      for (const word of new Set(words)) {
        if (known.has(word)) continue;
        const before = earlier.get(word);
        if (before) known.set(word, before);
        else missing.push(word);
      }
      for (let at = 0; at < missing.length; at += BATCH) {
        const batch = missing.slice(at, at + BATCH);
        const lexized = await lexize(db, batch, dictionaries);
        for (const [index, word] of batch.entries()) known.set(word, readLexized(word, lexized[index] ?? []));
      }
    },
    stemsOf: (word) => find(word).stems,
    isStopWord: (word) => find(word).isStop,
  };
}

/** For each word a list with the stems in each language. A stop word has none. */
async function lexize(
  db: Kysely<SearchTables>,
  words: readonly string[],
  dictionaries: readonly string[],
): Promise<Array<ReadonlyArray<readonly string[] | null>>> {
  const stems = sql.join(
    dictionaries.map((dictionary) => sql`ts_lexize(${dictionary}::regdictionary, w.word)`),
  );
  const { rows } = await sql<{ stems: Array<readonly string[] | null> }>`
    select json_build_array(${stems}) as stems
    from unnest(${words}::text[]) with ordinality as w (word, number) order by w.number`.execute(db);
  return rows.map((row) => row.stems);
}

function readLexized(word: string, lexized: ReadonlyArray<readonly string[] | null>): Known {
  const folded = foldWord(word);
  const stems = new Set(lexized.flatMap((ofLanguage) => ofLanguage ?? []).map(foldWord));
  stems.delete(folded);
  return {
    stems: [...stems],
    isStop: lexized.some((ofLanguage) => ofLanguage !== null && ofLanguage.length === 0),
  };
}
