import type { FastifyInstance } from 'fastify';
import { stringifyEntityRef, type CompoundEntityRef } from '#model';
import {
  queryLocationsRequestSchema,
  type Location,
  type LocationsResponse,
  type QueryLocationsResponse,
} from '#protocol';
import { notFoundError } from '../../http/httpError';
import { parseBody } from '../../http/parseBody';
import { LOCATION_READ } from '../../permission/permissions';
import { hideFromOthers } from '../../permission/routeAccess';
import type { ReaderOf } from './readerOf';
import { readPredicate } from './selection';

/** The locations that feed the catalogue: all, one, some, or the one behind an entity. */
export function locationsRoutes(scope: FastifyInstance, readerOf: ReaderOf): void {
  scope.get('/locations', hideFromOthers(LOCATION_READ), async (request): Promise<LocationsResponse> => {
    return (await readerOf(request).locations()).map((data) => ({ data }));
  });

  scope.post(
    '/locations/by-query',
    hideFromOthers(LOCATION_READ),
    (request): Promise<QueryLocationsResponse> => {
      const { query, limit, cursor } = parseBody(queryLocationsRequestSchema, request.body);
      return readerOf(request).queryLocations({ query: readPredicate(query), limit, cursor });
    },
  );

  scope.get<{ Params: { id: string } }>(
    '/locations/:id',
    hideFromOthers(LOCATION_READ),
    async (request): Promise<Location> => {
      const { params } = request;
      const location = await readerOf(request).location(params.id);
      if (location) return location;
      throw notFoundError(`Found no location with ID ${params.id}`);
    },
  );

  scope.get<{ Params: CompoundEntityRef }>(
    '/locations/by-entity/:kind/:namespace/:name',
    hideFromOthers(LOCATION_READ),
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
