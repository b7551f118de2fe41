/** The API of the catalog for other plugins, safe to import in a manifest. Components are in `components/public.ts`. */

// Routes.
export { catalogIndexRouteRef, entityRouteRef, viewTechDocRouteRef } from './routes';

// Permissions.
export { catalogEntityCreatePermission } from './protocol/permissions';

// APIs.
export {
  catalogApiRef,
  type AddLocationRequest,
  type AnalyzeLocationRequest,
  type CatalogApi,
  type CatalogRequestOptions,
  type EntityOrder,
  type GetEntitiesByRefsRequest,
  type GetEntitiesRequest,
  type GetEntityFacetsRequest,
  type QueryEntitiesCursorRequest,
  type QueryEntitiesInitialRequest,
  type QueryEntitiesRequest,
  type ValidateEntityResponse,
} from './api/CatalogApi';
export type { AnalyzeLocationResponse, QueryEntitiesResponse } from './protocol';
export { CATALOG_FILTER_EXISTS, type EntityFilterQuery } from './api/entityFilterQuery';
export { starredEntitiesApiRef, type StarredEntitiesApi } from './starred/StarredEntitiesApi';
export {
  entityPresentationApiRef,
  type EntityPresentationApi,
  type EntityPresentationContext,
  type EntityRefPresentation,
  type EntityRefPresentationSnapshot,
} from './presentation/EntityPresentationApi';

// Blueprints.
export {
  CatalogExportConfigBlueprint,
  type CatalogExportColumn,
  type CatalogExporter,
  type CatalogExportSettings,
} from './blueprints/CatalogExportConfigBlueprint';
export { CatalogFilterBlueprint, type CatalogFilterParams } from './blueprints/CatalogFilterBlueprint';
export type {
  CatalogCondition,
  CatalogFilterContext,
  CatalogFilterField,
} from './blueprints/CatalogFilterField';
export { EntityCardBlueprint, type EntityCardParams } from './blueprints/EntityCardBlueprint';
export {
  createRelationCard,
  type RelationCardMessages,
  type RelationCardParams,
} from './entity/cards/createRelationCard';
export { EntityContentBlueprint, type EntityContentParams } from './blueprints/EntityContentBlueprint';
export {
  EntityContentLayoutBlueprint,
  type EntityContentLayoutParams,
  type EntityContentLayoutProps,
} from './blueprints/EntityContentLayoutBlueprint';
export {
  EntityContextMenuItemBlueprint,
  type EntityContextMenuItemData,
  type EntityContextMenuItemParams,
  type EntityContextMenuItemProps,
} from './blueprints/EntityContextMenuItemBlueprint';
export { EntityHeaderBlueprint, type EntityHeaderParams } from './blueprints/EntityHeaderBlueprint';
export {
  EntityHeaderLayoutBlueprint,
  type EntityHeaderLayoutParams,
  type EntityHeaderLayoutProps,
  type EntityHeaderTab,
} from './blueprints/EntityHeaderLayoutBlueprint';
export {
  EntityIconLinkBlueprint,
  type EntityIconLinkParams,
  type EntityIconLinkProps,
} from './blueprints/EntityIconLinkBlueprint';
export type { EntityCardType } from './blueprints/entityDataRefs';
export {
  createEntityFilter,
  matchesEntityFilter,
  type EntityFilterData,
  type EntityFilterParam,
} from './blueprints/entityFilterData';
export { entityFilterSchema, entityPredicateSchema } from './blueprints/entityFilterSchema';

// Hooks.
export { useAsyncEntity, useEntity, type EntityLoadingStatus } from './context/entityContext';
export { useEntityPresentation } from './presentation/useEntityPresentation';
export { useStarredEntities, useStarredEntity, type StarredEntities } from './starred/useStarredEntities';
