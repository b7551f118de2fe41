import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Router, hideFromOthers, readCount, readQuery } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import { type CatalogReader, type EntitiesRequest, PAGE_LIMITS, type PrintedEntity } from '../ports/reader';
import type { ReaderOf } from './readerOf';
import { parsePagePosition, printPagePosition } from './pagePosition';
import { readFields, readFilter, readOrder } from './selection';
import { sendList } from './sendList';
import { streamEntities } from './streamEntities';

/** Entities that are read before a list is sent as a stream. */
const FIRST = 500;

/** `GET entities`: all matches, or pages by offset with a link to the next one. */
export function entitiesRoute(router: Router, readerOf: ReaderOf): void {
  router.get('/entities', hideFromOthers(catalogEntityReadPermission), async (request, reply) => {
    const reader = readerOf(request);
    const query = readQuery(request);
    const selection = { filter: readFilter(query), fields: readFields(query), order: readOrder(query) };
    const after = query.get('after');
    const position = after === null ? undefined : parsePagePosition(after);
    const limit = readCount(query, 'limit') ?? position?.limit;
    const offset = position?.offset ?? readCount(query, 'offset');

    if (limit === undefined && offset === undefined) return sendAll(reply, reader, selection);
    const first = await reader.entities({ ...selection, limit: Math.min(limit ?? FIRST, FIRST), offset });
    const missing = (limit ?? Number.POSITIVE_INFINITY) - first.entities.length;
    if (first.next === undefined || missing === 0) {
      if (first.hasMore && limit !== undefined)
        linkNext(reply, query, { limit, offset: (offset ?? 0) + limit });
      return sendList(reply, first.entities);
    }
    if (limit !== undefined) {
      const end = { limit, offset: (offset ?? 0) + limit };
      const { entities } = await reader.entities({ ...selection, limit: 1, offset: end.offset });
      if (entities.length > 0) linkNext(reply, query, end);
    }
    reply.type('application/json; charset=utf-8');
    return streamEntities(reader, first.entities, { cursor: first.next, fields: selection.fields, missing });
  });
}

/** A list that fits one page is sent as it is, others as a stream. */
async function sendAll(
  reply: FastifyReply,
  reader: CatalogReader<PrintedEntity>,
  { filter, fields, order }: EntitiesRequest,
): Promise<string | Readable> {
  const asked = {
    filter,
    fields,
    orderFields: order,
    limit: PAGE_LIMITS.entities,
    skipTotalItems: true,
    inParts: true,
  };
  const { items, pageInfo } = await reader.queryEntities(asked);
  if (pageInfo.nextCursor === undefined) return sendList(reply, items);
  reply.type('application/json; charset=utf-8');
  return streamEntities(reader, items, { cursor: pageInfo.nextCursor, fields });
}

function linkNext(
  reply: FastifyReply,
  query: URLSearchParams,
  next: { limit: number; offset: number },
): void {
  const parameters = new URLSearchParams(query);
  parameters.delete('offset');
  parameters.delete('after');
  parameters.append('after', printPagePosition(next));
  reply.header('link', `</entities?${parameters.toString()}>; rel="next"`);
}
