import type { FastifyInstance, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type { AddRoute, Router } from '#backend';

/** Creates a router for one scope, in which every route declares its access. */
export function createRouter(scope: FastifyInstance): Router {
  const add =
    (method: HTTPMethods): AddRoute =>
    (url, options, handler) =>
      void scope.route({ ...options, method, url, handler: handler as RouteHandlerMethod });
  return {
    get: add('GET'),
    post: add('POST'),
    put: add('PUT'),
    patch: add('PATCH'),
    delete: add('DELETE'),
    all: (path, options, handler) => void scope.all(path, options, handler as RouteHandlerMethod),
  };
}
