import type { AnyRouteRef, AnyRouteRefParams, AppRoutes, AppTree, RouteFunc } from '#engine';
import type { AppTreeApi } from './appTreeApi';
import type { RouteResolutionApi, RouteResolutionApiResolveOptions } from './routeResolutionApi';

/** The APIs for the tree and the routes, and functions that set what they return once the app is created. */
export interface TreeApis {
  appTreeApi: AppTreeApi;
  routeResolutionApi: RouteResolutionApi;
  setTree: (tree: AppTree) => void;
  setRoutes: (routes: AppRoutes) => void;
}

/** Creates the APIs for the tree and its routes. Used by the shell and by tests. */
export function createTreeApis(): TreeApis {
  let tree: AppTree | undefined;
  let routes: AppRoutes | undefined;
  let resolved = new WeakMap<AnyRouteRef, { sourcePath: string | undefined; routeFunc: unknown }>();

  return {
    setTree: (next) => {
      tree = next;
    },
    setRoutes: (next) => {
      routes = next;
      resolved = new WeakMap();
    },
    appTreeApi: {
      getTree: () => {
        if (!tree) throw new Error('The tree of the app is not available yet.');
        return { tree };
      },
      getNodesByRoutePath: (path) => ({ nodes: [...(routes?.match(path).at(-1)?.route.nodes ?? [])] }),
    },
    routeResolutionApi: {
      // Returns `undefined` before sign-in, because there are no pages yet.
      resolve: <TParams extends AnyRouteRefParams>(
        ref: AnyRouteRef<TParams>,
        options?: RouteResolutionApiResolveOptions,
      ) => {
        const known = resolved.get(ref);
        if (known && known.sourcePath === options?.sourcePath) {
          return known.routeFunc as RouteFunc<TParams> | undefined;
        }
        const routeFunc = routes?.resolve(ref, options);
        // The function stays the same until the routes change, so that components can use it as a dependency.
        resolved.set(ref, { sourcePath: options?.sourcePath, routeFunc });
        return routeFunc;
      },
    },
  };
}
