import {
  type AnyRouteRefParams,
  type ApiRef,
  type ExternalRouteRef,
  type RouteFunc,
  type RouteRef,
  type SubRouteRef,
  createApiRef,
} from '#engine';

/** Where a route is asked for. */
export interface RouteResolutionApiResolveOptions {
  /** The path of the page that asks; parameters of a shared parent are taken from it. */
  sourcePath?: string;
}

/** Turns a route ref into a function that makes paths. */
export interface RouteResolutionApi {
  /** `undefined` when the ref is bound to nothing or its page is not in the tree. */
  resolve<TParams extends AnyRouteRefParams>(
    anyRouteRef: RouteRef<TParams> | SubRouteRef<TParams> | ExternalRouteRef<TParams>,
    options?: RouteResolutionApiResolveOptions,
  ): RouteFunc<TParams> | undefined;
}

/** The ref of {@link RouteResolutionApi}. */
export const routeResolutionApiRef: ApiRef<RouteResolutionApi> = createApiRef<RouteResolutionApi>({
  id: 'core.route-resolution',
});
