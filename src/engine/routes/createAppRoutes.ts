import type { AnyRouteRefParams, RouteFunc } from '../refs/routeParams';
import type { RouteRef } from '../refs/routeRef';
import type { SubRouteRef } from '../refs/subRouteRef';
import type { ExtractedRoutes } from './extractRoutes';
import { createRouteMatcher, type RouteMatch } from './matchRoutes';
import { fillPath, joinPaths } from './paths';
import type { RouteBindings } from './resolveRouteBindings';
import { resolveRouteAlias } from './resolveRouteAlias';
import type { AnyRouteRef, AppRoutes } from './routeFunctions';
import { findRouteId, type RouteIds } from './routeIds';

/** Creates the routes of an app. */
export function createAppRoutes(
  ids: RouteIds,
  bindings: RouteBindings,
  extracted: ExtractedRoutes,
  basePath: string,
): AppRoutes {
  const match = createRouteMatcher(extracted.routeObjects);
  function resolve<TParams extends AnyRouteRefParams>(
    anyRef: AnyRouteRef<TParams>,
    options: { sourcePath?: string } = {},
  ): RouteFunc<TParams> | undefined {
    const target = findTarget(anyRef, ids, bindings);
    const path = target && extracted.paths.get(target.ref);
    if (!target || path === undefined) return undefined;
    const current = options.sourcePath === undefined ? [] : match(options.sourcePath);
    const above = resolvePathAbove(target.ref, extracted, current, ids);
    return (...[params]) => joinPaths(above, fillPath(joinPaths(path, target.subPath), params));
  }
  return { basePath, routeObjects: extracted.routeObjects, match, resolve };
}

/** Returns the page that a ref resolves to, and the path of a sub-route below it. */
function findTarget(
  anyRef: AnyRouteRef,
  ids: RouteIds,
  bindings: RouteBindings,
): { ref: RouteRef; subPath: string } | undefined {
  let ref: RouteRef | SubRouteRef | undefined =
    anyRef.$$type === '@trellis/ExternalRouteRef' ? bindings.get(anyRef) : anyRef;
  let subPath = '';
  while (ref?.$$type === '@trellis/SubRouteRef') {
    subPath = joinPaths(ref.path, subPath);
    ref = ref.parent;
  }
  const page = ref && resolveRouteAlias(ids, ref).ref;
  return page && { ref: page, subPath };
}

/**
 * Resolves the path above the target's own path. The part down to the nearest page that the current location shares with the
 * target is copied from the location, including parameters. Pages below that must not have parameters, because their values are
 * unknown.
 */
function resolvePathAbove(
  target: RouteRef,
  { paths, parents }: ExtractedRoutes,
  current: readonly RouteMatch[],
  ids: RouteIds,
): string {
  const between: string[] = [];
  for (let ref = parents.get(target); ref; ref = parents.get(ref)) {
    const page = ref;
    const shared = current.find(({ route }) => route.routeRefs.has(page));
    if (shared) return joinPaths(shared.pathname, ...between);
    const path = paths.get(page);
    if (path === undefined) throw new Error(`No path for ${nameRoute(page, ids)}`);
    if (path.includes(':')) {
      throw new Error(
        `Cannot route to ${nameRoute(target, ids)} with parent ${nameRoute(page, ids)} as it has parameters.`,
      );
    }
    between.unshift(path);
  }
  return joinPaths(...between);
}

function nameRoute(ref: RouteRef, ids: RouteIds): string {
  return `'${findRouteId(ids, ref) ?? `route with parameters ${ref.params.join(', ') || 'none'}`}'`;
}
