import { analyticsApiRef, lazyPart, useApi } from '#sdk';
import { noAnalytics } from '#extensions/app-apis';

const RouteTracker = lazyPart(async () => (await import('./RouteTracker')).RouteTracker);

/** Sends navigation events to analytics. Loads nothing if there is no implementation. */
export function TrackedRoutes() {
  if (useApi(analyticsApiRef) === noAnalytics) return null;
  return <RouteTracker />;
}
