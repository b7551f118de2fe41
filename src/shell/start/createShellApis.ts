import type { ConfigReader } from '#config';
import { type AnyApiFactory, type AppRoutes, type AppTree, createApiFactory } from '#engine';
import { appTreeApiRef, configApiRef, routeResolutionApiRef } from '#sdk';

/** The APIs that only the shell can give, because they speak of the app as a whole. */
export interface ShellApis {
  factories: AnyApiFactory[];
  setTree(tree: AppTree): void;
  setRoutes(routes: AppRoutes): void;
}

/** Creates the APIs of the configuration, the tree and the routes. The tree is set when it is there. */
export function createShellApis(config: ConfigReader): ShellApis {
  let tree: AppTree | undefined;
  let routes: AppRoutes | undefined;
  const grown = (): AppTree => {
    if (!tree) throw new Error('The tree of the app was asked for before it was there.');
    return tree;
  };
  return {
    setTree: (next) => {
      tree = next;
    },
    setRoutes: (next) => {
      routes = next;
    },
    factories: [
      createApiFactory(configApiRef, config),
      createApiFactory(appTreeApiRef, {
        getTree: () => ({ tree: grown() }),
        getNodesByRoutePath: (path) => ({ nodes: [...(routes?.match(path).at(-1)?.route.nodes ?? [])] }),
      }),
      // Before sign-in no page is there that a route could lead to.
      createApiFactory(routeResolutionApiRef, {
        resolve: (ref, options) => routes?.resolve(ref, options),
      }),
    ],
  };
}
