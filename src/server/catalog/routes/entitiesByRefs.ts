import type { FastifyInstance } from 'fastify';
import { entitiesByRefsRequestSchema, type EntitiesByRefsResponse } from '#protocol';
import { parseBody } from '../../http/parseBody';
import { readQuery } from '../../http/queryParameters';
import type { CatalogReader } from '../reader';
import { readFilter, readPredicate } from './selection';

/** `POST entities/by-refs`: many entities at once, in the order of the refs, `null` where there is none. */
export function entitiesByRefsRoute(scope: FastifyInstance, reader: CatalogReader): void {
  scope.post('/entities/by-refs', async (request): Promise<EntitiesByRefsResponse> => {
    const { entityRefs, fields, query } = parseBody(entitiesByRefsRequestSchema, request.body);
    const items = await reader.entitiesByRefs({
      refs: entityRefs,
      fields,
      filter: readFilter(readQuery(request)),
      query: readPredicate(query),
    });
    return { items };
  });
}
