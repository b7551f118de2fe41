import {
  type AnyRouteRefParams,
  type ApiRef,
  type ExternalRouteRef,
  type RouteFunc,
  type RouteRef,
  type SubRouteRef,
  createApiRef,
} from '#engine';

/** Options for resolving a route. */
export interface RouteResolutionApiResolveOptions {
  /** The path of the current page. Parameters of shared parents are taken from it. */
  sourcePath?: string;
}

/** Resolves a route ref to a function that returns paths. */
export interface RouteResolutionApi {
  /** Returns `undefined` if the ref is not bound or its page is not in the tree. */
  resolve<TParams extends AnyRouteRefParams>(
    anyRouteRef: RouteRef<TParams> | SubRouteRef<TParams> | ExternalRouteRef<TParams>,
    options?: RouteResolutionApiResolveOptions,
  ): RouteFunc<TParams> | undefined;
}

/** The ref of {@link RouteResolutionApi}. */
export const routeResolutionApiRef: ApiRef<RouteResolutionApi> = createApiRef<RouteResolutionApi>({
  id: 'core.route-resolution',
});
