import type { FastifyInstance, HTTPMethods, RouteHandlerMethod } from 'fastify';
import type { AddRoute, Router } from '#backend';

/** Creates a router for one scope, in which every route declares its access. */
export function createRouter(scope: FastifyInstance): Router {
  const add =
    (method: HTTPMethods | HTTPMethods[]): AddRoute =>
    (url, { body, ...options }, handler) => {
      const route = { ...options, method, url, handler: handler as RouteHandlerMethod };
      if (body === undefined) return void scope.route(route);
      void scope.register(async (inner) => {
        inner.removeAllContentTypeParsers();
        inner.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
        inner.route(route);
      });
    };
  return {
    get: add('GET'),
    post: add('POST'),
    put: add('PUT'),
    patch: add('PATCH'),
    delete: add('DELETE'),
    all: add(scope.supportedMethods),
  };
}
