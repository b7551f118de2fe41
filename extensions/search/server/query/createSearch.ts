import { type Kysely, sql } from 'kysely';
import type {
  CallerIdentity,
  CatalogService,
  LiveSettings,
  PermissionService,
  SearchCollator,
} from '#backend';
import type { SearchDocument, SearchHighlight, SearchResponse } from '../../protocol';
import type { SearchDatabase, SearchTables } from '../ports/searchTables';
import type { Stemmer } from '../ports/stemmer';
import type { SearchSettings } from '../ports/searchSettings';
import { createFinder, type Finder } from './createFinder';
import {
  type Boost,
  createVisibleSql,
  findDocuments,
  type FoundDocuments,
  type Question,
  type Visibility,
} from './findDocuments';
import { findTypos } from './findTypos';
import { createTag, eachGroup, type Excerpts, highlight, listExcerpts } from './highlight';
import { printPageCursor, type SearchRequest } from './searchRequest';
import { type Alternatives, NO_ALTERNATIVES, readSearchTerm, type SearchTerm } from './searchTerm';
import { createVisibleEntities } from './visibleEntities';

/** Fewer results than this are probably due to a typo. */
const FEW = 3;
/** Longer texts of results are cut. The found words are in the highlight. */
const MAX_TEXT = 2_000;

/** What search needs. */
export interface SearchOptions {
  settings: LiveSettings<SearchSettings>;
  permissions: PermissionService;
  catalog: CatalogService;
  collators: ReadonlyMap<string, SearchCollator>;
  stemmer: () => Stemmer;
  /** Returns the refs of the entities that a user has starred. */
  listStarred: (userRef: string) => Promise<readonly string[]>;
  /** The database for what all callers share. */
  db: Kysely<SearchTables>;
}

/** Answers a request. `database` takes the turns of the caller. */
export type Search = (
  database: SearchDatabase,
  caller: CallerIdentity,
  request: SearchRequest,
) => Promise<SearchResponse>;

/** Creates the search in the index. */
export function createSearch(options: SearchOptions): Search {
  const { settings, catalog, db } = options;
  const visible = createVisibleEntities(db, catalog);

  const findVisibility = async (caller: CallerIdentity): Promise<Visibility> => {
    const types: string[] = [];
    const limited = new Map<string, { types: string[]; condition: Parameters<typeof visible.find>[0] }>();
    for (const { type, permission } of options.collators.values()) {
      const decision = permission === undefined ? 'ALLOW' : options.permissions.decide(permission, caller);
      if (decision === 'ALLOW') types.push(type);
      if (typeof decision !== 'object') continue;
      const key = JSON.stringify(decision.when);
      const same = limited.get(key) ?? { types: [], condition: decision.when };
      same.types.push(type);
      limited.set(key, same);
    }
    return {
      types,
      limited: await Promise.all(
        [...limited.values()].map(async ({ types: own, condition }) => ({
          types: own,
          entities: await visible.find(condition),
        })),
      ),
    };
  };

  const findBoosts = async (caller: CallerIdentity): Promise<Boost[]> => {
    const { owned, starred } = settings.current.boosts;
    if (caller.type !== 'user' || (owned === 0 && starred === 0)) return [];
    const own = [caller.userEntityRef, ...caller.ownershipEntityRefs].map((ref) => ref.toLowerCase());
    const stars = starred === 0 ? [] : await options.listStarred(caller.userEntityRef);
    const refs = [...new Set([...own, ...stars])];
    const { rows } = await sql<{ id: number; ref: string }>`
      select id, ref from search_entity where ref = any(${refs}::text[])`.execute(db);
    const numbersOf = (wanted: readonly string[]) =>
      rows.filter(({ ref }) => wanted.includes(ref)).map(({ id }) => id);
    return [
      { entities: numbersOf(own), owners: numbersOf(own), steps: owned },
      { entities: numbersOf(stars), owners: [], steps: starred },
    ];
  };

  return async (database, caller, request) => {
    const term = readSearchTerm(request.term);
    if (term === undefined && request.term.trim() !== '') return { results: [], numberOfResults: 0 };
    const stemmer = options.stemmer();
    const words = term?.groups.flatMap((group) => group.words) ?? [];
    const [visibility, boosts] = await Promise.all([
      findVisibility(caller),
      findBoosts(caller),
      stemmer.load(words.filter(({ isUnspaced }) => !isUnspaced).map(({ lower }) => lower)),
    ]);
    const question: Question = { request, term, alternatives: NO_ALTERNATIVES, visibility, boosts };
    const { found, alternatives } = await database.read((reader) =>
      useIndexes(reader, () => findBest(reader, question, stemmer)),
    );
    const finder = term && createFinder(term, alternatives, stemmer);
    return createResponse(request, found, finder, stemmer, settings.current);
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
async function findBest(
  db: Kysely<SearchTables>,
  question: Question,
  stemmer: Stemmer,
): Promise<{ found: FoundDocuments; alternatives: Alternatives }> {
  const { term } = question;
  const found = await findDocuments(db, question, stemmer);
  if (term === undefined || term.isShort || found.total >= FEW)
    return { found, alternatives: NO_ALTERNATIVES };
  const typos = await findTypos(db, term, createVisibleSql(question.visibility));
  const alternatives = { areAllPrefixes: true, typos };
  if (alternatives.typos.size === 0 && countWords(term) === 1)
    return { found, alternatives: NO_ALTERNATIVES };
  return { found: await findDocuments(db, { ...question, alternatives }, stemmer), alternatives };
}

function countWords({ groups }: SearchTerm): number {
  return groups.reduce((count, { words }) => count + words.length, 0);
}

const NO_EXCERPTS: Excerpts = new Map();

async function createResponse(
  { limit, page, filters }: SearchRequest,
  { documents, total }: FoundDocuments,
  finder: Finder | undefined,
  stemmer: Stemmer,
  { highlight: settings }: SearchSettings,
): Promise<SearchResponse> {
  const isMarked = finder !== undefined && settings.useHighlight;
  const parsed = documents.map(({ type, document }) => {
    const content = JSON.parse(document) as SearchDocument;
    return { type, content, excerpts: isMarked ? listExcerpts(content, finder) : NO_EXCERPTS };
  });
  if (isMarked)
    await stemmer.load(
      parsed.flatMap(({ excerpts }) =>
        [...eachGroup(excerpts)].flatMap(({ words }) =>
          words.filter(({ isUnspaced }) => !isUnspaced).map(({ lower }) => lower),
        ),
      ),
    );
  const tag = createTag(documents.map(({ document }) => document));
  const tags = { preTag: `<${tag}>`, postTag: `</${tag}>` };
  const markAll = (content: SearchDocument, excerpts: Excerpts): SearchHighlight => {
    const found = finder === undefined ? { ...tags, fields: {} } : highlight(excerpts, tag, finder, settings);
    return { ...found, fields: { ...markFilters(content, filters, tags), ...found.fields } };
  };
  const results = parsed.map(({ type, content, excerpts }, index) => ({
    type,
    document: { ...content, text: content.text.slice(0, MAX_TEXT) },
    rank: page * limit + index + 1,
    ...(settings.useHighlight ? { highlight: markAll(content, excerpts) } : {}),
  }));
  return {
    numberOfResults: total,
    ...((page + 1) * limit < total ? { nextPageCursor: printPageCursor(page + 1) } : {}),
    ...(page > 0 ? { previousPageCursor: printPageCursor(page - 1) } : {}),
    results,
  };
}

/** Marks the fields whose values were filtered by. */
function markFilters(
  content: Readonly<Record<string, unknown>>,
  filters: SearchRequest['filters'],
  { preTag, postTag }: { preTag: string; postTag: string },
): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap(([field, values]) => {
      const value = content[field];
      const isFound =
        typeof value === 'string' && values.some((wanted) => wanted.toLowerCase() === value.toLowerCase());
      return isFound ? [[field, `${preTag}${value}${postTag}`]] : [];
    }),
  );
}
