import type { AnyRouteRefParams, RouteFunc } from '../refs/routeParams';
import type { ExternalRouteRef } from '../refs/externalRouteRef';
import type { RouteRef } from '../refs/routeRef';
import type { SubRouteRef } from '../refs/subRouteRef';
import type { MatchRoutes } from './matchRoutes';
import type { RouteObject } from './routeObject';

/** Any ref that can be resolved to a path. */
export type AnyRouteRef<TParams extends AnyRouteRefParams = AnyRouteRefParams> =
  | RouteRef<TParams>
  | SubRouteRef<TParams>
  | ExternalRouteRef<TParams>;

/** The routes of a finished app. */
export interface AppRoutes {
  /** The path part of `app.baseUrl`, without a slash at the end; empty at the root. */
  readonly basePath: string;
  /** The pages of the tree as nested paths. */
  readonly routeObjects: readonly RouteObject[];
  /** Finds the pages that a path (without the base path) runs through, outermost first. */
  readonly match: MatchRoutes;
  /**
   * The function that makes paths to a route, without the base path, which the router adds; `undefined` when the ref is
   * not bound or its page is not installed. Parameters that the target shares with the page at `sourcePath` are taken
   * from there. Throws when the target hangs below a page with parameters that nothing tells.
   */
  resolve<TParams extends AnyRouteRefParams>(
    ref: AnyRouteRef<TParams>,
    options?: { sourcePath?: string },
  ): RouteFunc<TParams> | undefined;
}
