import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Permission } from '#protocol';

/** The entity that a request is about. */
export type NamedEntity = { ref: string } | { uid: string };

/**
 * Who may call a route; each says it of itself. `callers` are all that a request must come from where somebody has to sign in.
 * `holders` hold a permission: others are `refused`, or what they may not see is `hidden` from them, as if it were not there.
 */
export type RouteAccess =
  | { for: 'everybody' | 'callers'; because: string }
  | { for: 'holders'; permission: Permission; others: 'hidden' }
  | {
      for: 'holders';
      permission: Permission;
      others: 'refused';
      /** What a resource permission is asked for. Throws for a request that names none. */
      entity?: (request: FastifyRequest) => NamedEntity;
    };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}

/** For a route whose answers leave out what the caller may not see. */
export function hideFromOthers(permission: Permission): { config: { access: RouteAccess } } {
  return { config: { access: { for: 'holders', permission, others: 'hidden' } } };
}

/** For a route that is refused to callers without the permission, or without it for the entity that they name. */
export function refuseOthers(
  permission: Permission,
  entity?: (request: FastifyRequest) => NamedEntity,
): { config: { access: RouteAccess } } {
  return { config: { access: { for: 'holders', permission, others: 'refused', entity } } };
}

/** For a route that needs no permission, because it gives away nothing that is not everybody's or the caller's own. */
export function openTo(who: 'everybody' | 'callers', because: string): { config: { access: RouteAccess } } {
  return { config: { access: { for: who, because } } };
}

/** What the routes of this scope declare where they declare nothing themselves. To be called before they are added. */
export function declareAccess(scope: FastifyInstance, who: 'everybody' | 'callers', because: string): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...openTo(who, because).config, ...route.config };
  });
}

/** A route as it was added. */
export interface DeclaredRoute {
  method: string;
  url: string;
  access: RouteAccess | undefined;
  /** Whether it is known who a request comes from. */
  guarded: boolean;
}

const routesOf = new WeakMap<FastifyInstance, Array<{ route: RouteOptions; scope: FastifyInstance }>>();
const guardedScopes = new WeakSet<FastifyInstance>();

/** Notes that requests of this scope have a caller. */
export function markGuarded(scope: FastifyInstance): void {
  guardedScopes.add(scope);
}

/** Notes every route that is added from now on. The server does not start with one that does not say who may call it. */
export function requireDeclarations(app: FastifyInstance): void {
  routesOf.set(app, []);
  app.addHook('onRoute', function (this: FastifyInstance, route) {
    if (isPreflight(route)) {
      const { config } = openTo('everybody', 'Browsers send preflights without credentials.');
      route.config = { ...config, ...route.config };
    }
    routesOf.get(app)?.push({ route, scope: this });
  });
  app.addHook('onReady', async () => {
    const [wrong] = listRoutes(app).filter(isUndeclared);
    if (wrong) throw new TypeError(`The route ${wrong.method} ${wrong.url} ${complain(wrong)}`);
  });
}

// The only route that comes from a library and not from a scope of ours.
function isPreflight({ method, url }: RouteOptions): boolean {
  return method === 'OPTIONS' && url === '*';
}

/** All routes of a server. */
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
  return access === undefined || (access.for !== 'everybody' && !guarded);
}

function complain({ access }: DeclaredRoute): string {
  return access === undefined
    ? 'does not declare who may call it. Give it an access, as in src/server/permission/routeAccess.ts.'
    : 'is not open to everybody, but nobody is asked who they are there. Add it to a guarded plugin.';
}

// A scope inside of a guarded one inherits from it.
function isGuarded(scope: FastifyInstance | null): boolean {
  for (let outer = scope; outer; outer = Object.getPrototypeOf(outer) as FastifyInstance | null) {
    if (guardedScopes.has(outer)) return true;
  }
  return false;
}
