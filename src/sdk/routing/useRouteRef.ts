import { useLocation } from 'react-router-dom';
import type { AnyRouteRefParams, ExternalRouteRef, RouteFunc, RouteRef, SubRouteRef } from '#engine';
import { useApi } from '../apis/apiContext';
import { routeResolutionApiRef } from '../apis/routeResolutionApi';

/**
 * Gives a function that makes the path of a route, for a link or for navigating. `undefined` when the ref is bound to
 * nothing or its page is not in the tree: draw the thing without a link then. Parameters that the target shares with the
 * current page are taken from the current location.
 */
export function useRouteRef<TParams extends AnyRouteRefParams>(
  routeRef: RouteRef<TParams> | SubRouteRef<TParams> | ExternalRouteRef<TParams>,
): RouteFunc<TParams> | undefined {
  const { pathname } = useLocation();
  const api = useApi(routeResolutionApiRef);
  // Not remembered here: what a ref leads to changes once the app is complete, and the API gives the same function until then.
  return api.resolve(routeRef, { sourcePath: pathname });
}
