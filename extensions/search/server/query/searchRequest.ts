import { inputError } from '#backend';
import type { SearchSettings } from '../ports/searchSettings';
import { readPageCursor } from './pageCursor';

/** A valid request. */
export interface SearchRequest {
  term: string;
  /** Types of documents. All types if absent. */
  types: readonly string[] | undefined;
  /** For each field the values of which the document must have one. */
  filters: ReadonlyArray<readonly [field: string, values: readonly string[]]>;
  limit: number;
  /** The first page is 0. Absent without a cursor: a new search. */
  page: number | undefined;
}

/** The default of Backstage's frontends and backends. */
const DEFAULT_LIMIT = 25;

/** A problem of a request, printed like those of Backstage. */
interface Issue {
  code: string;
  message: string;
  path: Array<string | number>;
}

/**
 * Reads the query string of a request: `term`, `types[0]`, `filters[kind]`, `filters[kind][0]`, `pageLimit` and `pageCursor`.
 *
 * @throws HttpError 400 with all problems
 */
export function readSearchRequest(
  query: URLSearchParams,
  { maxPageLimit, maxTermLength }: Pick<SearchSettings, 'maxPageLimit' | 'maxTermLength'>,
  knownTypes: ReadonlySet<string>,
): SearchRequest {
  const issues: Issue[] = [];
  const report = (path: Issue['path'], message: string) =>
    void issues.push({ code: 'custom', message, path });
  const term = query.get('term') ?? '';
  if (term.length > maxTermLength)
    report(['term'], `The term length "${term.length}" is greater than "${maxTermLength}"`);
  const types = readTypes(query);
  for (const [index, type] of (types ?? []).entries())
    if (!knownTypes.has(type)) report(['types', index], 'Invalid input');
  const limit = Number(query.get('pageLimit') ?? 0);
  if (Number.isNaN(limit))
    issues.push({
      code: 'invalid_type',
      message: 'Invalid input: expected number, received NaN',
      path: ['pageLimit'],
    });
  else if (limit > maxPageLimit)
    report(['pageLimit'], `The page limit "${limit}" is greater than "${maxPageLimit}"`);
  else if (limit < 0 || !Number.isInteger(limit))
    report(['pageLimit'], `The page limit "${limit}" is not a positive integer`);
  const cursor = query.get('pageCursor') ?? '';
  const page = cursor === '' ? undefined : readPageCursor(cursor);
  if (cursor !== '' && page === undefined) report(['pageCursor'], 'Invalid page cursor');
  if (issues.length > 0) throw inputError(`Invalid query string: ${JSON.stringify(issues, undefined, 2)}`);
  return {
    term,
    types,
    filters: readFilters(query),
    limit: limit === 0 ? Math.min(DEFAULT_LIMIT, maxPageLimit) : limit,
    page,
  };
}

/** Accepts `types[0]=a`, `types[]=a` and `types=a`. */
function readTypes(query: URLSearchParams): string[] | undefined {
  const types = [...query].filter(([name]) => /^types(?:\[\d*\])?$/.test(name)).map(([, type]) => type);
  return types.length === 0 ? undefined : types;
}

function readFilters(query: URLSearchParams): SearchRequest['filters'] {
  const filters = new Map<string, string[]>();
  for (const [name, value] of query) {
    const [, field] = /^filters\[([^\]]+)\](?:\[\d*\])?$/.exec(name) ?? [];
    if (field === undefined || value === '') continue;
    filters.set(field, [...(filters.get(field) ?? []), value]);
  }
  return [...filters];
}
