import { useParams } from 'react-router-dom';
import type { AnyRouteRefParams, RouteRef, SubRouteRef } from '#engine';

/** Gives the parameters of the current path, typed by the ref of the page that asks. */
export function useRouteRefParams<TParams extends AnyRouteRefParams>(
  _routeRef: RouteRef<TParams> | SubRouteRef<TParams>,
): TParams {
  return useParams() as TParams;
}
