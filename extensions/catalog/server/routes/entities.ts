import type { FastifyReply } from 'fastify';
import { type Router, hideFromOthers, readCount, readQuery } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import type { ReaderOf } from './readerOf';
import { parsePagePosition, printPagePosition } from './pagePosition';
import { readFields, readFilter, readOrder } from './selection';
import { streamList } from './streamList';

/** `GET entities`: all matches, or pages by offset with a link to the next one. */
export function entitiesRoute(router: Router, readerOf: ReaderOf): void {
  router.get('/entities', hideFromOthers(catalogEntityReadPermission), async (request, reply) => {
    const query = readQuery(request);
    const selection = { filter: readFilter(query), fields: readFields(query), order: readOrder(query) };
    const after = query.get('after');
    const position = after === null ? undefined : parsePagePosition(after);
    const limit = readCount(query, 'limit') ?? position?.limit;
    const offset = position?.offset ?? readCount(query, 'offset');
    const { first, parts, hasMore } = await readerOf(request).entities({ ...selection, limit, offset });
    if (hasMore && limit !== undefined && limit > 0)
      linkNext(reply, query, { limit, offset: (offset ?? 0) + limit });
    reply.type('application/json; charset=utf-8');
    if (parts === undefined) return `[${first}]`;
    return streamList('[', parts, () => ']');
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
