import { createFinding } from '../problems/createFinding';
import type { Finding, Resolved } from '../problems/finding';
import { isPlugin } from '../plugins/featureKinds';
import type { FrontendFeature } from '../plugins/frontendFeature';
import type { ExternalRouteRef } from '../refs/externalRouteRef';
import type { RouteRef } from '../refs/routeRef';
import type { SubRouteRef } from '../refs/subRouteRef';

/** The routes of all plugins by their route ids, `<plugin id>.<key>`. */
export interface RouteIds {
  readonly routes: ReadonlyMap<string, RouteRef | SubRouteRef>;
  readonly externalRoutes: ReadonlyMap<string, ExternalRouteRef>;
}

/** Collects the ids of all routes. If an id exists twice, the first route wins. */
export function collectRouteIds(features: readonly FrontendFeature[]): Resolved<RouteIds> {
  const routes = new Map<string, RouteRef | SubRouteRef>();
  const externalRoutes = new Map<string, ExternalRouteRef>();
  const problems: Finding[] = [];
  for (const plugin of features) {
    if (!isPlugin(plugin)) continue;
    addRoutes(routes, plugin.routes, plugin.pluginId, 'route', problems);
    addRoutes(externalRoutes, plugin.externalRoutes, plugin.pluginId, 'external route', problems);
  }
  return { value: { routes, externalRoutes }, problems };
}

/** Returns the id of a ref for messages; `undefined` if no plugin lists it. */
export function findRouteId({ routes, externalRoutes }: RouteIds, ref: unknown): string | undefined {
  for (const [id, listed] of [...routes, ...externalRoutes]) if (listed === ref) return id;
  return undefined;
}

function addRoutes<TRef>(
  known: Map<string, TRef>,
  added: { readonly [key in string]: TRef },
  pluginId: string,
  what: string,
  problems: Finding[],
): void {
  for (const [key, ref] of Object.entries(added)) {
    const routeId = `${pluginId}.${key}`;
    if (!known.has(routeId)) {
      known.set(routeId, ref);
    } else if (known.get(routeId) !== ref) {
      problems.push(
        createFinding('ROUTE_DUPLICATE', ['routeRepeated', what, routeId], { routeId, pluginId }),
      );
    }
  }
}
