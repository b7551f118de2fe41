import type { AnyRouteRef, AnyRouteRefParams, AppRoutes, AppTree, RouteFunc } from '#engine';
import type { AppTreeApi } from './appTreeApi';
import type { RouteResolutionApi, RouteResolutionApiResolveOptions } from './routeResolutionApi';

/** The APIs that speak of the app as a whole, and what they speak of, which is there only once the app is put together. */
export interface TreeApis {
  appTreeApi: AppTreeApi;
  routeResolutionApi: RouteResolutionApi;
  setTree: (tree: AppTree) => void;
  setRoutes: (routes: AppRoutes) => void;
}

/** Creates the APIs of the tree and its routes, for one who puts an app together: the shell, or a test. */
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
        if (!tree) throw new Error('The tree of the app was asked for before it was there.');
        return { tree };
      },
      getNodesByRoutePath: (path) => ({ nodes: [...(routes?.match(path).at(-1)?.route.nodes ?? [])] }),
    },
    routeResolutionApi: {
      // Before sign-in there is no page that a route could lead to.
      resolve: <TParams extends AnyRouteRefParams>(
        ref: AnyRouteRef<TParams>,
        options?: RouteResolutionApiResolveOptions,
      ) => {
        const known = resolved.get(ref);
        if (known && known.sourcePath === options?.sourcePath) {
          return known.routeFunc as RouteFunc<TParams> | undefined;
        }
        const routeFunc = routes?.resolve(ref, options);
        // The same function as long as nothing changes, so that components can depend on it.
        resolved.set(ref, { sourcePath: options?.sourcePath, routeFunc });
        return routeFunc;
      },
    },
  };
}
