import type { Router } from '#backend';
import type { CatalogIngestion } from '../ports/store';
import { analysisRoute, type AnalysisRouteOptions } from './analysis';
import { entitiesRoute } from './entities';
import { entitiesByRefsRoute } from './entitiesByRefs';
import { facetsRoutes } from './facets';
import { locationsRoutes } from './locations';
import { maintenanceRoutes } from './maintenance';
import { queryEntitiesRoutes } from './queryEntities';
import type { ReaderOf } from './readerOf';
import { registrationRoutes } from './registration';
import { singleEntityRoutes } from './singleEntity';

export interface CatalogRoutesOptions {
  readerOf: ReaderOf;
  ingestion: Omit<CatalogIngestion, 'start' | 'stop'>;
  /** Whether requests that register or unregister locations are rejected. */
  isReadOnly: () => boolean;
  analysis: AnalysisRouteOptions;
}

/**
 * The catalog's HTTP API. Parses and validates parameters. The request's reader only returns what the caller may see.
 */
export function catalogRoutes(
  router: Router,
  { readerOf, ingestion, isReadOnly, analysis }: CatalogRoutesOptions,
): void {
  entitiesRoute(router, readerOf);
  queryEntitiesRoutes(router, readerOf);
  entitiesByRefsRoute(router, readerOf);
  singleEntityRoutes(router, readerOf);
  facetsRoutes(router, readerOf);
  locationsRoutes(router, readerOf);
  registrationRoutes(router, { readerOf, ingestion, isReadOnly });
  analysisRoute(router, readerOf, analysis);
  maintenanceRoutes(router, ingestion);
}
