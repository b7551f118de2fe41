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
  /** The path of `app.baseUrl` without a trailing slash; empty at the root. */
  readonly basePath: string;
  /** The pages of the tree as nested paths. */
  readonly routeObjects: readonly RouteObject[];
  /** Finds the pages on a path (without the base path), outermost first. */
  readonly match: MatchRoutes;
  /**
   * Returns a function that creates paths to a route, without the base path, which the router adds; `undefined` if the ref is not
   * bound or its page is not installed. Parameters that the target shares with the page at `sourcePath` are copied from there.
   * Throws if the target is below a page with parameters whose values are unknown.
   */
  resolve<TParams extends AnyRouteRefParams>(
    ref: AnyRouteRef<TParams>,
    options?: { sourcePath?: string },
  ): RouteFunc<TParams> | undefined;
}
