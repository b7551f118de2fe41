import type { FastifyInstance } from 'fastify';
import type { CatalogReader } from '../reader';
import type { CatalogIngestion } from '../store';
import { entitiesRoute } from './entities';
import { entitiesByRefsRoute } from './entitiesByRefs';
import { facetsRoutes } from './facets';
import { locationsRoutes } from './locations';
import { maintenanceRoutes } from './maintenance';
import { queryEntitiesRoutes } from './queryEntities';
import { singleEntityRoutes } from './singleEntity';

/** The catalogue over HTTP: parameters are read and checked here, the answers come from the reader. */
export function catalogRoutes(
  scope: FastifyInstance,
  {
    reader,
    ingestion,
  }: { reader: CatalogReader; ingestion: Pick<CatalogIngestion, 'refresh' | 'removeEntity'> },
): void {
  entitiesRoute(scope, reader);
  queryEntitiesRoutes(scope, reader);
  entitiesByRefsRoute(scope, reader);
  singleEntityRoutes(scope, reader);
  facetsRoutes(scope, reader);
  locationsRoutes(scope, reader);
  maintenanceRoutes(scope, ingestion);
}
