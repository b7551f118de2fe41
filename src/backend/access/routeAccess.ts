import type { FastifyRequest } from 'fastify';
import type { Permission } from '#protocol';

/** The entity that a request concerns. */
export type NamedEntity = { ref: string } | { uid: string };

/**
 * Who can call a route that requires no permission: `everyone`, with or without credentials; `callers` with any valid
 * credentials; signed-in `users` only; or `services` with a configured token only.
 */
export type Audience = 'everyone' | 'callers' | 'users' | 'services';

/**
 * Who can call a route. `holders` are callers with a permission. For callers without it, the request is `refused`, or the data
 * they cannot see is `hidden`, as if it did not exist.
 */
export type RouteAccess = { acceptCookie?: true; acceptPassword?: true } & (
  | { for: Audience; because: string }
  | { for: 'holders'; permission: Permission; others: 'hidden' }
  | {
      for: 'holders';
      permission: Permission;
      others: 'refused';
      /** The entity that a resource permission is checked for. Throws if the request names none. */
      entity?: (request: FastifyRequest) => NamedEntity;
    }
);

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}

/** The access of a route, and the maximum size of its body in bytes (5 MB by default). */
export interface RouteOptions {
  config: { access: RouteAccess };
  bodyLimit?: number;
  /** Passes the body of any type to the handler as a stream, `request.raw`, without a limit. */
  body?: 'stream';
}

/** Declares a route that omits data the caller cannot see. Use `catalog.as(caller)` or `permissions.decide` in the handler. */
export function hideFromOthers(permission: Permission): RouteOptions {
  return { config: { access: { for: 'holders', permission, others: 'hidden' } } };
}

/**
 * Declares a route that responds with 403 to callers without the permission. For a resource permission, `entity` returns the
 * entity that the request concerns.
 */
export function refuseOthers(
  permission: Permission,
  entity?: (request: FastifyRequest) => NamedEntity,
): RouteOptions {
  return { config: { access: { for: 'holders', permission, others: 'refused', entity } } };
}

/** Declares a route that requires no permission. `because` is the reason, as a sentence for the people who review the routes. */
export function openTo(audience: Audience, because: string): RouteOptions {
  return { config: { access: { for: audience, because } } };
}

/**
 * Lets a read-only route also accept the user's cookie, for requests that the browser sends without a token: pages, images,
 * downloads.
 * Other sites can make a browser send the cookie, so the route must not change anything.
 *
 * @example router.get('/static/*', acceptCookie(openTo('users', 'Every user can read the documentation.')), handler);
 */
export function acceptCookie(options: RouteOptions): RouteOptions {
  return { ...options, config: { access: { ...options.config.access, acceptCookie: true } } };
}

/**
 * Lets a read-only route also accept a token as the password of HTTP Basic credentials, with any user name, for programs such as
 * Git. Without valid credentials, its 401 asks for them. If guests are the only users of the portal, a request without credentials
 * is one of the guest, because anyone could sign in as the guest.
 *
 * @example router.get('/files/*', acceptPassword(refuseOthers(fileReadPermission)), handler);
 */
export function acceptPassword(options: RouteOptions): RouteOptions {
  return { ...options, config: { access: { ...options.config.access, acceptPassword: true } } };
}

/**
 * Passes the body of a request to the handler unread, as the stream `request.raw`, whatever its type and size. For routes that
 * forward requests.
 */
export function streamBody(options: RouteOptions): RouteOptions {
  return { ...options, body: 'stream' };
}
