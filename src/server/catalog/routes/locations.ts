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
import type { CatalogReader } from '../reader';
import { readPredicate } from './selection';

/** The locations that feed the catalogue: all, one, some, or the one behind an entity. */
export function locationsRoutes(scope: FastifyInstance, reader: CatalogReader): void {
  scope.get('/locations', async (): Promise<LocationsResponse> => {
    return (await reader.locations()).map((data) => ({ data }));
  });

  scope.post('/locations/by-query', (request): Promise<QueryLocationsResponse> => {
    const { query, limit, cursor } = parseBody(queryLocationsRequestSchema, request.body);
    return reader.queryLocations({ query: readPredicate(query), limit, cursor });
  });

  scope.get<{ Params: { id: string } }>('/locations/:id', async ({ params }): Promise<Location> => {
    const location = await reader.location(params.id);
    if (location) return location;
    throw notFoundError(`Found no location with ID ${params.id}`);
  });

  scope.get<{ Params: CompoundEntityRef }>(
    '/locations/by-entity/:kind/:namespace/:name',
    async ({ params }): Promise<Location> => {
      const ref = stringifyEntityRef(params);
      const location = await reader.locationOfEntity(ref);
      if (location === 'unknown-entity') throw notFoundError(`found no entity for ref ${ref}`);
      if (location) return location;
      throw notFoundError(`found no location for entity ${ref}`);
    },
  );
}
