import type { FastifyReply } from 'fastify';
import { queryEntitiesRequestSchema } from '../../protocol';
import { type Router, hideFromOthers, parseBody, readCount, readList, readQuery } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import type {
  CursorQuery,
  FullTextFilter,
  InitialQuery,
  PrintedEntity,
  QueryResponse,
} from '../ports/reader';
import type { ReaderOf } from './readerOf';
import { sendList } from './sendList';
import { readFields, readFilter, readOrderFields, readPredicate } from './selection';

/** Default page size. */
const DEFAULT_LIMIT = 20;

/** `GET` and `POST entities/by-query`. */
export function queryEntitiesRoutes(router: Router, readerOf: ReaderOf): void {
  router.get('/entities/by-query', hideFromOthers(catalogEntityReadPermission), async (request, reply) =>
    sendPage(reply, await readerOf(request).queryEntities(readGet(readQuery(request)))),
  );

  router.post('/entities/by-query', hideFromOthers(catalogEntityReadPermission), async (request, reply) =>
    sendPage(reply, await readerOf(request).queryEntities(readPost(request.body))),
  );
}

function sendPage(reply: FastifyReply, { items, ...rest }: QueryResponse<PrintedEntity>): string {
  return sendList(reply, items, { start: '{"items":[', end: `],${JSON.stringify(rest).slice(1)}` });
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
