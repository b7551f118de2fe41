/** The catalog's HTTP shapes, shared by its browser side and its server side. */
export type { AnalyzeLocationResponse } from './protocol/analysis';
export { analyzeLocationRequestSchema, analyzeLocationSchema } from './protocol/analysis';
export { entityItemSchema, entitySchema } from './protocol/entity';
export type { EntityProblem, ReadEntity } from './protocol/readEntity';
export { readEntity } from './protocol/readEntity';
export type {
  EntityAncestryResponse,
  EntityFacetsResponse,
  QueryEntitiesResponse,
} from './protocol/entities';
export {
  ancestryResponseSchema,
  entitiesByRefsRequestSchema,
  entitiesByRefsResponseSchema,
  entitiesResponseSchema,
  facetsRequestSchema,
  facetsResponseSchema,
  queryEntitiesRequestSchema,
  queryEntitiesResponseSchema,
} from './protocol/entities';
export type { EntityFilter, EntityFilterGroup } from './protocol/filter';
export { FILTER_EXISTS, parseEntityFilter, serializeEntityFilter } from './protocol/filter';
export type {
  AddLocationResponse,
  Location,
  LocationRemoval,
  LocationsResponse,
  QueryLocationsResponse,
} from './protocol/locations';
export {
  addLocationRequestSchema,
  addLocationResponseSchema,
  locationRemovalSchema,
  locationSchema,
  locationsResponseSchema,
  queryLocationsRequestSchema,
  queryLocationsResponseSchema,
} from './protocol/locations';
export type { ValidateEntityErrors } from './protocol/maintenance';
export {
  refreshRequestSchema,
  validateEntityErrorsSchema,
  validateEntityRequestSchema,
} from './protocol/maintenance';
