import type { FastifyInstance } from 'fastify';
import { facetsRequestSchema, type EntityFacetsResponse } from '#protocol';
import { inputError } from '../../http/httpError';
import { parseBody } from '../../http/parseBody';
import { readList, readQuery } from '../../http/queryParameters';
import { ENTITY_READ } from '../../permission/permissions';
import { hideFromOthers } from '../../permission/routeAccess';
import type { ReaderOf } from './readerOf';
import { readFilter, readPredicate } from './selection';

/** `entity-facets`, as parameters and as a body: which values there are, and how often. */
export function facetsRoutes(scope: FastifyInstance, readerOf: ReaderOf): void {
  scope.get('/entity-facets', hideFromOthers(ENTITY_READ), async (request): Promise<EntityFacetsResponse> => {
    const query = readQuery(request);
    const facets = readList(query, 'facet');
    if (!facets) throw inputError("request/query must have required property 'facet'");
    return { facets: await readerOf(request).facets({ facets, filter: readFilter(query) }) };
  });

  scope.post(
    '/entity-facets',
    hideFromOthers(ENTITY_READ),
    async (request): Promise<EntityFacetsResponse> => {
      const { facets, query } = parseBody(facetsRequestSchema, request.body);
      return { facets: await readerOf(request).facets({ facets, query: readPredicate(query) }) };
    },
  );
}
