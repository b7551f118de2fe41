import type { FastifyInstance } from 'fastify';
import type { CatalogIngestion } from '../store';
import { entitiesRoute } from './entities';
import { entitiesByRefsRoute } from './entitiesByRefs';
import { facetsRoutes } from './facets';
import { locationsRoutes } from './locations';
import { maintenanceRoutes } from './maintenance';
import { queryEntitiesRoutes } from './queryEntities';
import type { ReaderOf } from './readerOf';
import { singleEntityRoutes } from './singleEntity';

/**
 * The catalogue over HTTP: parameters are read and checked here, the answers come from the reader of the request, which holds
 * nothing that its caller may not see.
 */
export function catalogRoutes(
  scope: FastifyInstance,
  {
    readerOf,
    ingestion,
  }: { readerOf: ReaderOf; ingestion: Pick<CatalogIngestion, 'refresh' | 'removeEntity'> },
): void {
  entitiesRoute(scope, readerOf);
  queryEntitiesRoutes(scope, readerOf);
  entitiesByRefsRoute(scope, readerOf);
  singleEntityRoutes(scope, readerOf);
  facetsRoutes(scope, readerOf);
  locationsRoutes(scope, readerOf);
  maintenanceRoutes(scope, ingestion);
}
