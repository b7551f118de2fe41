import { lazy, Suspense } from 'react';
import { analyticsApiRef, useApi } from '#sdk';
import { noAnalytics } from '../api/analytics/createAnalyticsApi';

const RouteTracker = lazy(async () => ({ default: (await import('./RouteTracker')).RouteTracker }));

/** Tells analytics where the user is; where nobody listens, nothing is loaded for it. */
export function TrackedRoutes() {
  if (useApi(analyticsApiRef) === noAnalytics) return null;
  return (
    <Suspense fallback={null}>
      <RouteTracker />
    </Suspense>
  );
}
