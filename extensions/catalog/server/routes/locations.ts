import { stringifyEntityRef, type CompoundEntityRef } from '#model';
import {
  queryLocationsRequestSchema,
  type Location,
  type LocationsResponse,
  type QueryLocationsResponse,
} from '../../protocol';
import { type Router, hideFromOthers, notFoundError, parseBody } from '#backend';
import { catalogLocationReadPermission } from '../../protocol/permissions';
import type { ReaderOf } from './readerOf';
import { readPredicate } from './selection';

/** The locations of the catalog: all, one, by query, or that of an entity. */
export function locationsRoutes(router: Router, readerOf: ReaderOf): void {
  router.get(
    '/locations',
    hideFromOthers(catalogLocationReadPermission),
    async (request): Promise<LocationsResponse> => {
      return (await readerOf(request).locations()).map((data) => ({ data }));
    },
  );

  router.post(
    '/locations/by-query',
    hideFromOthers(catalogLocationReadPermission),
    (request): Promise<QueryLocationsResponse> => {
      const { query, limit, cursor } = parseBody(queryLocationsRequestSchema, request.body);
      return readerOf(request).queryLocations({ query: readPredicate(query), limit, cursor });
    },
  );

  router.get<{ Params: { id: string } }>(
    '/locations/:id',
    hideFromOthers(catalogLocationReadPermission),
    async (request): Promise<Location> => {
      const { params } = request;
      const location = await readerOf(request).location(params.id);
      if (location) return location;
      throw notFoundError(`Found no location with ID ${params.id}`);
    },
  );

  router.get<{ Params: CompoundEntityRef }>(
    '/locations/by-entity/:kind/:namespace/:name',
    hideFromOthers(catalogLocationReadPermission),
    async (request): Promise<Location> => {
      const { params } = request;
      const ref = stringifyEntityRef(params);
      const location = await readerOf(request).locationOfEntity(ref);
      if (location === 'unknown-entity') throw notFoundError(`found no entity for ref ${ref}`);
      if (location) return location;
      throw notFoundError(`found no location for entity ${ref}`);
    },
  );
}
