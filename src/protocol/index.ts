export {
  APP_MODE,
  SIGN_IN_ONLY,
  ANNOTATION_PREFIX,
  AUTH_COOKIE,
  BEARER_PROTOCOL,
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
  ANNOTATION_DOCS_ENTITY,
  ANNOTATION_DOCS_ENTITY_PATH,
  ANNOTATION_DOCS_REF,
  ANNOTATION_EDIT_URL,
  ANNOTATION_LOCATION,
  ANNOTATION_ORIGIN_LOCATION,
  ANNOTATION_ORPHAN,
  ANNOTATION_SOURCE_LOCATION,
  ANNOTATION_VIEW_URL,
} from './annotations';
export { decodeUrlPart, urlPath } from './urlPath';
export type { ErrorBody } from './error';
export { errorBodySchema } from './error';
export type { Health } from './health';
export { healthSchema } from './health';
export type { ProfileInfo, Session, UserIdentity } from './session';
export { identityBlockSchema, profileSchema, sessionSchema, userIdentitySchema } from './session';
export type { ProviderSession } from './providerSession';
export { providerInfoSchema, providerSessionSchema } from './providerSession';
export type { PopupConfig, PopupResult } from './popup';
export { popupConfigSchema, popupResultSchema } from './popup';
export type { Jwks, OpenidConfiguration, UserInfo } from './keys';
export { jwksSchema, openidConfigurationSchema, userInfoSchema } from './keys';
export { resolveReturnUrl } from './returnUrl';
export type { CookieExpiry } from './cookie';
export { cookieSchema } from './cookie';
export type { AuthorizeRequest, AuthorizeResponse, Permission } from './permission';
export { authorizeRequestSchema, authorizeResponseSchema, permissionSchema } from './permission';
export { RESPOND_ASYNC } from './respondAsync';
