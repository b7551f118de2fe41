import type { FastifyInstance } from 'fastify';
import { entitiesByRefsRequestSchema, type EntitiesByRefsResponse } from '#protocol';
import { parseBody } from '../../http/parseBody';
import { readQuery } from '../../http/queryParameters';
import { ENTITY_READ } from '../../permission/permissions';
import { hideFromOthers } from '../../permission/routeAccess';
import type { ReaderOf } from './readerOf';
import { readFilter, readPredicate } from './selection';

/** `POST entities/by-refs`: many entities at once, in the order of the refs, `null` where there is none. */
export function entitiesByRefsRoute(scope: FastifyInstance, readerOf: ReaderOf): void {
  scope.post(
    '/entities/by-refs',
    hideFromOthers(ENTITY_READ),
    async (request): Promise<EntitiesByRefsResponse> => {
      const { entityRefs, fields, query } = parseBody(entitiesByRefsRequestSchema, request.body);
      const items = await readerOf(request).entitiesByRefs({
        refs: entityRefs,
        fields,
        filter: readFilter(readQuery(request)),
        query: readPredicate(query),
      });
      return { items };
    },
  );
}
