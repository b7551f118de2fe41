import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SearchTables } from '../ports/searchTables';
import { countTypos, listDeletions, quoteLexeme, ZONES } from '../words';
import type { SearchTerm } from './searchTerm';

/** Shorter words have too many neighbors. In words of this length, only swapped letters are corrected. */
const MIN_LENGTH = 3;
/** From this length, words can have two typos. */
const LONG = 6;
/** Words that are compared, that are looked for in documents, and that are used. */
const MAX_CANDIDATES = 500;
const MAX_LIKELY = 25;
const MAX_TYPOS = 5;

interface Candidate {
  word: string;
  typos: number;
}

/**
 * Finds words that the words of a term may be misspellings of, the most similar first. `visible` is a condition on a row `d` of
 * `search_document`: a word that no such document has is not used, so the words of others change nothing.
 */
export async function findTypos(
  db: Kysely<SearchTables>,
  { groups }: SearchTerm,
  visible: RawBuilder<boolean>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const last = groups.at(-1)?.words.at(-1)?.folded;
  const asked = new Set(
    groups
      .flatMap(({ words, joined = '' }) => [
        ...words.filter(({ isUnspaced }) => !isUnspaced).map(({ folded }) => folded),
        joined,
      ])
      .filter((word) => word.length >= MIN_LENGTH),
  );
  if (asked.size === 0) return new Map();
  const likely = new Map<string, Candidate[]>();
  for (const [typed, words] of await listCandidates(db, [...asked]))
    likely.set(typed, listLikely(typed, words, typed === last));
  const used = await listUsed(
    db,
    [...likely.values()].flatMap((candidates) => candidates.map(({ word }) => word)),
    visible,
  );
  const typos = new Map<string, readonly string[]>();
  for (const [typed, candidates] of likely) {
    const found = candidates.filter(({ word }) => used.has(word));
    const best = found.filter((candidate) => candidate.typos === found[0]?.typos).slice(0, MAX_TYPOS);
    if (best.length > 0)
      typos.set(
        typed,
        best.map(({ word }) => word),
      );
  }
  return typos;
}

function listLikely(typed: string, words: readonly string[], isPrefix: boolean): Candidate[] {
  const limit = typed.length < LONG ? 1 : 2;
  return words
    .map((word) => ({ word, typos: countTypos(typed, word, limit, isPrefix) }))
    .filter(({ typos }) => typos > 0 && typos <= limit)
    .filter(({ word }) => typed.length > MIN_LENGTH || isSwapped(typed, word))
    .sort((a, b) => a.typos - b.typos || a.word.length - b.word.length)
    .slice(0, MAX_LIKELY);
}

function isSwapped(typed: string, word: string): boolean {
  return typed.length === word.length && Array.from(typed).every((letter) => word.includes(letter));
}

/** Words of the index that may be similar, for each word. */
async function listCandidates(
  db: Kysely<SearchTables>,
  asked: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; word: string }>`
    select t.typed, c.word
    from unnest(${asked}::text[], ${asked.map((word) => `{${listDeletions(word).join(',')}}`)}::text[]) as t (typed, deletions)
    cross join lateral (
      select w.word from search_word w where w.deletions && t.deletions::int[] limit ${MAX_CANDIDATES}
    ) c`.execute(db);
  const candidates = new Map<string, string[]>();
  for (const { typed, word } of rows) {
    const known = candidates.get(typed);
    if (known) known.push(word);
    else candidates.set(typed, [word]);
  }
  return candidates;
}

/** Those of the words that a visible document has. */
async function listUsed(
  db: Kysely<SearchTables>,
  words: readonly string[],
  visible: RawBuilder<boolean>,
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select c.word from unnest(${words}::text[], ${words.map((word) => quoteLexeme(ZONES.main + word))}::text[]) as c (word, lexeme)
    where exists (select 1 from search_document d where d.lexemes @@ c.lexeme::tsquery and ${visible})`.execute(
    db,
  );
  return new Set(rows.map(({ word }) => word));
}
