import type { FastifyInstance, FastifyReply } from 'fastify';
import { readCount, readQuery } from '../../http/queryParameters';
import { ENTITY_READ } from '../../permission/permissions';
import { hideFromOthers } from '../../permission/routeAccess';
import type { ReaderOf } from './readerOf';
import { parsePagePosition, printPagePosition } from './pagePosition';
import { readFields, readFilter, readOrder } from './selection';
import { streamEntities } from './streamEntities';

/** `GET entities`: everything that matches, or pages by offset with a link to the next. */
export function entitiesRoute(scope: FastifyInstance, readerOf: ReaderOf): void {
  scope.get('/entities', hideFromOthers(ENTITY_READ), async (request, reply) => {
    const reader = readerOf(request);
    const query = readQuery(request);
    const selection = { filter: readFilter(query), fields: readFields(query), order: readOrder(query) };
    const after = query.get('after');
    const position = after === null ? undefined : parsePagePosition(after);
    const limit = readCount(query, 'limit') ?? position?.limit;
    const offset = position?.offset ?? readCount(query, 'offset');

    if (limit === undefined && offset === undefined) {
      return reply.type('application/json; charset=utf-8').send(await streamEntities(reader, selection));
    }
    const { entities, hasMore } = await reader.entities({ ...selection, limit, offset });
    if (hasMore && limit !== undefined) linkNext(reply, query, { limit, offset: (offset ?? 0) + limit });
    return entities;
  });
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
