import type { Kysely } from 'kysely';
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
import type { Boost, Question, Visibility } from './findDocuments';
import { findPage, type Page } from './findPage';
import { collectWords, createTag, type Excerpts, highlight, listExcerpts } from './highlight';
import { printPageCursor } from './pageCursor';
import type { SearchRequest } from './searchRequest';
import { NO_ALTERNATIVES, readSearchTerm } from './searchTerm';
import { createVisibleEntities } from './visibleEntities';
import { createWalks } from './walks';

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
  const walks = createWalks();

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
    if (caller.type !== 'user') return [];
    const own = [caller.userEntityRef, ...caller.ownershipEntityRefs].map((ref) => ref.toLowerCase());
    const stars = starred === 0 ? [] : await options.listStarred(caller.userEntityRef);
    const boosts = [
      { refs: own, isOfOwners: true, steps: owned },
      { refs: stars, isOfOwners: false, steps: starred },
    ];
    return boosts.filter(({ refs, steps }) => refs.length > 0 && steps > 0);
  };

  return async (database, caller, request) => {
    const term = readSearchTerm(request.term);
    if (term === undefined && request.term.trim() !== '') return { results: [], numberOfResults: 0 };
    const stemmer = options.stemmer();
    const words = term?.groups.flatMap((group) => group.words) ?? [];
    const [visibility] = await Promise.all([
      findVisibility(caller),
      stemmer.load(words.filter(({ isUnspaced }) => !isUnspaced).map(({ lower }) => lower)),
    ]);
    const question: Question = { request, term, alternatives: NO_ALTERNATIVES, visibility, boosts: [] };
    const page = await findPage(database, walks, caller, question, () => findBoosts(caller), stemmer);
    const finder = term && createFinder(term, page.alternatives, stemmer);
    return createResponse(request, page, finder, stemmer, settings.current);
  };
}

const NO_EXCERPTS: Excerpts = new Map();

async function createResponse(
  { filters }: SearchRequest,
  { documents, total, previous, next }: Page,
  finder: Finder | undefined,
  stemmer: Stemmer,
  { highlight: settings }: SearchSettings,
): Promise<SearchResponse> {
  const isMarked = finder !== undefined && settings.useHighlight;
  const parsed = documents.map(({ index, type, document }) => {
    const content = JSON.parse(document) as SearchDocument;
    return { index, type, content, excerpts: isMarked ? listExcerpts(content, finder) : NO_EXCERPTS };
  });
  if (isMarked) {
    const words = new Set<string>();
    for (const { excerpts } of parsed) collectWords(excerpts, words);
    await stemmer.load(words);
  }
  const tag = createTag(documents.map(({ document }) => document));
  const tags = { preTag: `<${tag}>`, postTag: `</${tag}>` };
  const markAll = (content: SearchDocument, excerpts: Excerpts): SearchHighlight => {
    const found = finder === undefined ? { ...tags, fields: {} } : highlight(excerpts, tag, finder, settings);
    return { ...found, fields: { ...markFilters(content, filters, tags), ...found.fields } };
  };
  const results = parsed.map(({ index, type, content, excerpts }) => ({
    type,
    document: { ...content, text: content.text.slice(0, MAX_TEXT) },
    rank: index + 1,
    ...(settings.useHighlight ? { highlight: markAll(content, excerpts) } : {}),
  }));
  return {
    numberOfResults: total,
    ...(next !== undefined ? { nextPageCursor: printPageCursor(next) } : {}),
    ...(previous !== undefined ? { previousPageCursor: printPageCursor(previous) } : {}),
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
