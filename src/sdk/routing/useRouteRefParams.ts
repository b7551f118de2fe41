import { useParams } from 'react-router-dom';
import type { AnyRouteRefParams, RouteRef, SubRouteRef } from '#engine';

/** Returns the parameters of the current path, typed by the page's route ref. */
export function useRouteRefParams<TParams extends AnyRouteRefParams>(
  _routeRef: RouteRef<TParams> | SubRouteRef<TParams>,
): TParams {
  return useParams() as TParams;
}
