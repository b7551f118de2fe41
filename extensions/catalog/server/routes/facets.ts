import { facetsRequestSchema, type EntityFacetsResponse } from '../../protocol';
import { type Router, hideFromOthers, inputError, parseBody, readList, readQuery } from '#backend';
import { catalogEntityReadPermission } from '../../protocol/permissions';
import type { ReaderOf } from './readerOf';
import { readFilter, readPredicate } from './selection';

/** Facets of one request. Every one can have as many values as there are entities. */
const MAX_FACETS = 100;

/** `GET` and `POST entity-facets`: values and their counts. */
export function facetsRoutes(router: Router, readerOf: ReaderOf): void {
  router.get(
    '/entity-facets',
    hideFromOthers(catalogEntityReadPermission),
    async (request): Promise<EntityFacetsResponse> => {
      const query = readQuery(request);
      const facets = readList(query, 'facet');
      if (!facets) throw inputError("request/query must have required property 'facet'");
      assertFew(facets, 'request/query/facet');
      return { facets: await readerOf(request).facets({ facets, filter: readFilter(query) }) };
    },
  );

  router.post(
    '/entity-facets',
    hideFromOthers(catalogEntityReadPermission),
    async (request): Promise<EntityFacetsResponse> => {
      const { facets, query } = parseBody(facetsRequestSchema, request.body);
      assertFew(facets, 'request/body/facets');
      return { facets: await readerOf(request).facets({ facets, query: readPredicate(query) }) };
    },
  );
}

function assertFew(facets: readonly string[], where: string): void {
  if (facets.length > MAX_FACETS) throw inputError(`${where} must NOT have more than ${MAX_FACETS} items`);
}
