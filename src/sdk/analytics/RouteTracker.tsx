import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnalyticsEventAttributes } from '../apis/analyticsApi';
import { useOptionalApi } from '../apis/apiContext';
import { appTreeApiRef } from '../apis/appTreeApi';
import { AnalyticsContext } from './analyticsContext';
import { resolvePageOfPath } from './resolvePageOfPath';
import { useAnalytics } from './useAnalytics';

/**
 * Captures a `navigate` event when the location changes, with the `pluginId`, `extensionId` and `routeRef` of the current page as
 * context and the path parameters as attributes.
 */
export function RouteTracker() {
  const { pathname, search, hash } = useLocation();
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const page = useMemo(() => tree && resolvePageOfPath(tree, pathname), [tree, pathname]);
  return (
    <AnalyticsContext attributes={page?.context ?? {}}>
      <TrackNavigation to={`${pathname}${search}${hash}`} attributes={page?.params} />
    </AnalyticsContext>
  );
}

function TrackNavigation({ to, attributes }: { to: string; attributes?: AnalyticsEventAttributes }) {
  const analytics = useAnalytics();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    // The effect also runs if only the context changes. That is not a navigation.
    if (tracked.current === to) return;
    tracked.current = to;
    analytics.captureEvent('navigate', to, attributes ? { attributes } : {});
  }, [to, attributes, analytics]);
  return null;
}
