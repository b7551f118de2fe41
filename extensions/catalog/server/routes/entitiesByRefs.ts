import type { Readable } from 'node:stream';
import { entitiesByRefsRequestSchema } from '../../protocol';
import { type Router, hideFromOthers, parseBody, readQuery } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import type { ReaderOf } from './readerOf';
import { readFilter, readPredicate } from './selection';
import { type ListFrame, printItems, sendList } from './sendList';
import { streamList } from './streamList';

/** Refs that are looked up at once. */
const PART = 100;

const FRAME: ListFrame = { start: '{"items":[', end: ']}' };

/** `POST entities/by-refs`: many entities in the order of the refs. `null` for unknown ones. */
export function entitiesByRefsRoute(router: Router, readerOf: ReaderOf): void {
  router.post(
    '/entities/by-refs',
    hideFromOthers(catalogEntityReadPermission),
    async (request, reply): Promise<string | Readable> => {
      const { entityRefs, fields, query } = parseBody(entitiesByRefsRequestSchema, request.body);
      const selection = { fields, filter: readFilter(readQuery(request)), query: readPredicate(query) };
      const read = (refs: string[]) => readerOf(request).entitiesByRefs({ ...selection, refs });
      if (entityRefs.length <= PART) return sendList(reply, await read(entityRefs), FRAME);
      reply.type('application/json; charset=utf-8');
      // The first part is read before the response starts, so that a failure has its own status.
      const first = await read(entityRefs.slice(0, PART));
      const readParts = async function* () {
        yield printItems(first);
        for (let at = PART; at < entityRefs.length; at += PART)
          yield printItems(await read(entityRefs.slice(at, at + PART)));
      };
      return streamList(FRAME.start, readParts(), () => FRAME.end);
    },
  );
}
