import type { FastifyInstance } from 'fastify';
import { queryEntitiesRequestSchema, type QueryEntitiesResponse } from '#protocol';
import { parseBody } from '../../http/parseBody';
import { readCount, readList, readQuery } from '../../http/queryParameters';
import { ENTITY_READ } from '../../permission/permissions';
import { hideFromOthers } from '../../permission/routeAccess';
import type { CursorQuery, FullTextFilter, InitialQuery } from '../reader';
import type { ReaderOf } from './readerOf';
import { readFields, readFilter, readOrderFields, readPredicate } from './selection';

/** Rows of a page when the request names no number. */
const DEFAULT_LIMIT = 20;

/** `entities/by-query`, as parameters and as a body. */
export function queryEntitiesRoutes(scope: FastifyInstance, readerOf: ReaderOf): void {
  scope.get('/entities/by-query', hideFromOthers(ENTITY_READ), (request): Promise<QueryEntitiesResponse> => {
    return readerOf(request).queryEntities(readGet(readQuery(request)));
  });

  scope.post('/entities/by-query', hideFromOthers(ENTITY_READ), (request): Promise<QueryEntitiesResponse> => {
    return readerOf(request).queryEntities(readPost(request.body));
  });
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
