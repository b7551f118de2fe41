import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { queryEntitiesRequestSchema } from '../../protocol';
import { type Router, hideFromOthers, parseBody, readCount, readList, readQuery } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import {
  type CursorQuery,
  type FullTextFilter,
  type InitialQuery,
  PAGE_LIMITS,
  type PrintedEntity,
  type PrintingReader,
  type QueryResponse,
} from '../ports/reader';
import type { ReaderOf } from './readerOf';
import { printItems, sendList } from './sendList';
import { streamList } from './streamList';
import { readFields, readFilter, readOrderFields, readPredicate } from './selection';

/** Default page size. */
const DEFAULT_LIMIT = 20;

/** `GET` and `POST entities/by-query`. */
export function queryEntitiesRoutes(router: Router, readerOf: ReaderOf): void {
  router.get('/entities/by-query', hideFromOthers(catalogEntityReadPermission), async (request, reply) =>
    sendPage(reply, readerOf(request), readGet(readQuery(request))),
  );

  router.post('/entities/by-query', hideFromOthers(catalogEntityReadPermission), async (request, reply) =>
    sendPage(reply, readerOf(request), readPost(request.body)),
  );
}

/** A small page is sent as it is, a large one in parts. */
async function sendPage(
  reply: FastifyReply,
  reader: PrintingReader,
  query: InitialQuery | CursorQuery,
): Promise<string | Readable> {
  const first = await reader.queryEntities({ ...query, inParts: true });
  if (first.rest === undefined) return sendList(reply, first.items, { start: START, end: printEnd(first) });
  reply.type('application/json; charset=utf-8');
  let last = first;
  const parts = readParts(reader, first, query, (part) => (last = part));
  return streamList(START, parts, () =>
    printEnd({
      totalItems: first.totalItems,
      pageInfo: { nextCursor: last.pageInfo.nextCursor, prevCursor: first.pageInfo.prevCursor },
    }),
  );
}

type Page = QueryResponse<PrintedEntity>;

async function* readParts(
  reader: PrintingReader,
  first: Page,
  { limit = DEFAULT_LIMIT, fields }: InitialQuery | CursorQuery,
  onPart: (part: Page) => void,
): AsyncGenerator<string> {
  let missing = Math.min(limit, PAGE_LIMITS.entities);
  let free = PAGE_LIMITS.bytes;
  for (let part = first; ;) {
    const { items, rest } = part;
    onPart(part);
    yield printItems(items);
    missing -= items.length;
    for (const item of items) free -= item.length;
    if (rest === undefined || free <= 0) return;
    part = await reader.queryEntities({
      cursor: rest,
      fields,
      limit: missing,
      skipTotalItems: true,
      inParts: true,
    });
  }
}

const START = '{"items":[';

function printEnd({ totalItems, pageInfo }: Pick<Page, 'totalItems' | 'pageInfo'>): string {
  return `],${JSON.stringify({ totalItems, pageInfo }).slice(1)}`;
}

function readGet(query: URLSearchParams): InitialQuery | CursorQuery {
  const page = {
    fields: readFields(query),
    limit: readCount(query, 'limit') ?? DEFAULT_LIMIT,
    skipTotalItems: query.get('totalItems') === 'exclude',
  };
  const cursor = query.get('cursor');
  if (cursor !== null) return { ...page, cursor };
  return {
    ...page,
    filter: readFilter(query),
    offset: readCount(query, 'offset'),
    orderFields: readOrderFields(query),
    fullTextFilter: toFullText(query.get('fullTextFilterTerm'), readList(query, 'fullTextFilterFields')),
  };
}

function readPost(input: unknown): InitialQuery | CursorQuery {
  const body = parseBody(queryEntitiesRequestSchema, input);
  const page = {
    fields: body.fields,
    limit: body.limit ?? DEFAULT_LIMIT,
    skipTotalItems: body.totalItems === 'exclude',
  };
  if (body.cursor !== undefined) return { ...page, cursor: body.cursor };
  return {
    ...page,
    query: readPredicate(body.query),
    offset: body.offset,
    orderFields: body.orderBy?.map(({ field, order }) => ({ field, order: order ?? 'asc' })),
    fullTextFilter: toFullText(body.fullTextFilter?.term, body.fullTextFilter?.fields),
  };
}

function toFullText(
  term: string | null | undefined,
  fields: string[] | undefined,
): FullTextFilter | undefined {
  const trimmed = term?.trim();
  return trimmed ? { term: trimmed, fields } : undefined;
}
