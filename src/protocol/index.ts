export {
  ANNOTATION_PREFIX,
  AUTH_COOKIE,
  COOKIE_PATH,
  IDENTITY_FIELD,
  LIMITED_USER_TOKEN_TYPE,
  LIVENESS_PATH,
  PRODUCT,
  READINESS_PATH,
  TOKEN_AUDIENCE,
  USER_TOKEN_TYPE,
  WELL_KNOWN_PATH,
} from './product';
export {
  ANNOTATION_EDIT_URL,
  ANNOTATION_LOCATION,
  ANNOTATION_ORIGIN_LOCATION,
  ANNOTATION_ORPHAN,
  ANNOTATION_SOURCE_LOCATION,
  ANNOTATION_VIEW_URL,
} from './annotations';
export { urlPath } from './urlPath';
export type { ErrorBody } from './error';
export { errorBodySchema } from './error';
export type { Health } from './health';
export { healthSchema } from './health';
export type { ProfileInfo, Session, UserIdentity } from './auth/session';
export { identityBlockSchema, profileSchema, sessionSchema, userIdentitySchema } from './auth/session';
export type { ProviderSession } from './auth/providerSession';
export { providerInfoSchema, providerSessionSchema } from './auth/providerSession';
export type { PopupConfig, PopupResult } from './auth/popup';
export { popupConfigSchema, popupResultSchema } from './auth/popup';
export type { Jwks, OpenidConfiguration, UserInfo } from './auth/keys';
export { jwksSchema, openidConfigurationSchema, userInfoSchema } from './auth/keys';
export type { CookieExpiry } from './auth/cookie';
export { cookieSchema } from './auth/cookie';
export type { AuthorizeRequest, AuthorizeResponse, Permission } from './permission';
export { authorizeRequestSchema, authorizeResponseSchema, permissionSchema } from './permission';
export type { MultigetRequest, MultigetResponse, UserSetting } from './userSettings';
export {
  multigetRequestSchema,
  multigetResponseSchema,
  userSettingPutSchema,
  userSettingSchema,
} from './userSettings';
export { entityItemSchema, entitySchema } from './catalog/entity';
export type {
  EntitiesByRefsRequest,
  EntitiesByRefsResponse,
  EntityAncestryResponse,
  EntityFacetsResponse,
  FacetsRequestBody,
  QueryEntitiesRequest,
  QueryEntitiesResponse,
} from './catalog/entities';
export {
  ancestryResponseSchema,
  entitiesByRefsRequestSchema,
  entitiesByRefsResponseSchema,
  entitiesResponseSchema,
  facetsRequestSchema,
  facetsResponseSchema,
  queryEntitiesRequestSchema,
  queryEntitiesResponseSchema,
} from './catalog/entities';
export type { EntityFilter, EntityFilterGroup, ParsedEntityFilter } from './catalog/filter';
export { FILTER_EXISTS, parseEntityFilter, serializeEntityFilter } from './catalog/filter';
export type {
  AddLocationRequest,
  AddLocationResponse,
  Location,
  LocationsResponse,
  QueryLocationsRequest,
  QueryLocationsResponse,
} from './catalog/locations';
export {
  addLocationRequestSchema,
  addLocationResponseSchema,
  locationSchema,
  locationsResponseSchema,
  queryLocationsRequestSchema,
  queryLocationsResponseSchema,
} from './catalog/locations';
export type { RefreshRequest, ValidateEntityErrors, ValidateEntityRequest } from './catalog/maintenance';
export {
  refreshRequestSchema,
  validateEntityErrorsSchema,
  validateEntityRequestSchema,
} from './catalog/maintenance';
