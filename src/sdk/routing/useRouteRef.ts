import { useLocation } from 'react-router-dom';
import type { AnyRouteRefParams, ExternalRouteRef, RouteFunc, RouteRef, SubRouteRef } from '#engine';
import { useApi } from '../apis/apiContext';
import { routeResolutionApiRef } from '../apis/routeResolutionApi';

/**
 * Returns a function that creates the path of a route. Returns `undefined` if the ref is not bound or its page is not in the
 * tree. Render the content without a link then. Parameters that the target shares with the current page are taken from the
 * current location.
 */
export function useRouteRef<TParams extends AnyRouteRefParams>(
  routeRef: RouteRef<TParams> | SubRouteRef<TParams> | ExternalRouteRef<TParams>,
): RouteFunc<TParams> | undefined {
  const { pathname } = useLocation();
  const api = useApi(routeResolutionApiRef);
  // Not memoized, because the target can change. The API returns the same function until then.
  return api.resolve(routeRef, { sourcePath: pathname });
}
