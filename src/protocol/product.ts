/**
 * The product whose HTTP protocol Trellis implements. The name is part of paths, field names, cookies and annotations. All of
 * them are defined in this file, so that a fork of the protocol changes a single word.
 */
export const PRODUCT = 'backstage';

/** The prefix of the product's own annotations and API versions. */
export const ANNOTATION_PREFIX = `${PRODUCT}.io` as const;

/** The field of a session that contains the user's identity. */
export const IDENTITY_FIELD = `${PRODUCT}Identity` as const;

/** The path of endpoints that belong to no plugin, such as health. */
export const WELL_KNOWN_PATH = `/.${PRODUCT}` as const;
export const LIVENESS_PATH = `${WELL_KNOWN_PATH}/health/v1/liveness` as const;
export const READINESS_PATH = `${WELL_KNOWN_PATH}/health/v1/readiness` as const;

/** The endpoint of a plugin that exchanges a bearer token for a cookie, relative to the plugin's path. */
export const COOKIE_PATH = `${WELL_KNOWN_PATH}/auth/v1/cookie` as const;
/** The cookie that replaces the bearer token in requests to which a browser cannot add one. */
export const AUTH_COOKIE = `${PRODUCT}-auth` as const;

/** The meta tag with the mode of the page. `protected`: the server sends it only to users with the cookie. */
export const APP_MODE = `${PRODUCT}-app-mode` as const;
/** The meta tag of a page that contains only the configuration for signing in. After that, it is loaded again. */
export const SIGN_IN_ONLY = 'trellis-sign-in-only';

/** Claims of user tokens. */
export const TOKEN_AUDIENCE = PRODUCT;
export const USER_TOKEN_TYPE = `vnd.${PRODUCT}.user` as const;
export const LIMITED_USER_TOKEN_TYPE = `vnd.${PRODUCT}.limited-user` as const;

/** The start of a WebSocket subprotocol that carries the caller's token in base64url, because browsers cannot send headers. */
export const BEARER_PROTOCOL = 'base64url.bearer.authorization.trellis.';
