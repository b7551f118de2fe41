import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { RouteOptions } from './routeAccess';

/** Handles a request. Return plain data for JSON, or use `reply`. To refuse the request, throw an `HttpError`. */
export type RouteHandler<Shape extends RouteGenericInterface> = (
  request: FastifyRequest<Shape>,
  reply: FastifyReply,
) => unknown;

/** Adds a route. `path` is relative to `/api/<pluginId>`. Create `options` with `openTo`, `refuseOthers` or `hideFromOthers`. */
export type AddRoute = <Shape extends RouteGenericInterface = RouteGenericInterface>(
  path: string,
  options: RouteOptions,
  handler: RouteHandler<Shape>,
) => void;

/**
 * Adds the routes of a plugin below `/api/<pluginId>`. Each route declares who can call it. The host checks credentials and
 * permissions, turns thrown errors into the error body of the protocol, and responds to unknown paths with an empty 404.
 *
 * @example router.get('/notes', openTo('users', 'Users read their own notes.'), async (request) => ({ items: await list(request)
 * }));
 */
export interface Router {
  get: AddRoute;
  post: AddRoute;
  put: AddRoute;
  patch: AddRoute;
  delete: AddRoute;
  /** Handles all methods. */
  all: AddRoute;
}
