import type { FastifyInstance, RouteOptions } from 'fastify';
import { openTo, type Audience, type RouteAccess } from '#backend';

/** Sets the default access of routes in this scope. Call it before adding them. */
export function declareAccess(scope: FastifyInstance, audience: Audience, because: string): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...openTo(audience, because).config, ...route.config };
  });
}

/** A registered route. */
export interface DeclaredRoute {
  method: string;
  url: string;
  access: RouteAccess | undefined;
  /** Whether requests have an identified caller. */
  guarded: boolean;
}

const routesOf = new WeakMap<FastifyInstance, Array<{ route: RouteOptions; scope: FastifyInstance }>>();
const guardedScopes = new WeakSet<FastifyInstance>();

/** Marks a scope whose requests have an identified caller. */
export function markGuarded(scope: FastifyInstance): void {
  guardedScopes.add(scope);
}

/**
 * Records all routes that are added from now on. The server does not start if one of them does not declare its
 * access.
 */
export function requireDeclarations(app: FastifyInstance): void {
  routesOf.set(app, []);
  app.addHook('onRoute', function (this: FastifyInstance, route) {
    if (isPreflight(route)) {
      const { config } = openTo('everyone', 'Browsers send preflights without credentials.');
      route.config = { ...config, ...route.config };
    }
    routesOf.get(app)?.push({ route, scope: this });
  });
  app.addHook('onReady', async () => {
    const [wrong] = listRoutes(app).filter(isUndeclared);
    if (wrong) throw new TypeError(`The route ${wrong.method} ${wrong.url} ${describeMistake(wrong)}`);
  });
}

// The only route that a library adds.
function isPreflight({ method, url }: RouteOptions): boolean {
  return method === 'OPTIONS' && url === '*';
}

/** Returns all routes of a server. */
export function listRoutes(app: FastifyInstance): DeclaredRoute[] {
  return (routesOf.get(app) ?? []).flatMap(({ route, scope }) =>
    [route.method].flat().map((method) => ({
      method,
      url: route.url,
      access: route.config?.access,
      guarded: isGuarded(scope),
    })),
  );
}

function isUndeclared({ access, guarded }: DeclaredRoute): boolean {
  return access === undefined || (access.for !== 'everyone' && !guarded);
}

function describeMistake({ access }: DeclaredRoute): string {
  return access === undefined
    ? 'does not declare who may call it. Give it openTo, hideFromOthers or refuseOthers of #backend.'
    : 'is not open to everyone, but its scope does not check credentials. Add it to a guarded plugin.';
}

/** Whether requests of a scope have an identified caller. Nested scopes inherit it. */
export function isGuarded(scope: FastifyInstance | null): boolean {
  for (let outer = scope; outer; outer = Object.getPrototypeOf(outer) as FastifyInstance | null) {
    if (guardedScopes.has(outer)) return true;
  }
  return false;
}
