/**
 * The product whose HTTP protocol is spoken here. Its name is part of paths, field names, cookies and annotations; everything
 * that is made from it is made in this file, so that a fork of the protocol changes one word.
 */
export const PRODUCT = 'backstage';

/** Host-like prefix of the product's own annotations and API versions. */
export const ANNOTATION_PREFIX = `${PRODUCT}.io` as const;

/** Field of a session that holds who the user is. */
export const IDENTITY_FIELD = `${PRODUCT}Identity` as const;

/** Folder of the endpoints that belong to no plugin, such as health. */
export const WELL_KNOWN_PATH = `/.${PRODUCT}` as const;
export const LIVENESS_PATH = `${WELL_KNOWN_PATH}/health/v1/liveness` as const;
export const READINESS_PATH = `${WELL_KNOWN_PATH}/health/v1/readiness` as const;

/** Where a plugin exchanges a bearer token for a cookie, relative to the plugin. */
export const COOKIE_PATH = `${WELL_KNOWN_PATH}/auth/v1/cookie` as const;
/** The cookie that stands for a bearer token where a browser cannot send one. */
export const AUTH_COOKIE = `${PRODUCT}-auth` as const;

/** Claims of a user token. */
export const TOKEN_AUDIENCE = PRODUCT;
export const USER_TOKEN_TYPE = `vnd.${PRODUCT}.user` as const;
export const LIMITED_USER_TOKEN_TYPE = `vnd.${PRODUCT}.limited-user` as const;
