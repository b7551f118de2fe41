import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { AppNode, AppTree } from '#engine';
import { useOptionalApi } from '../apis/apiContext';
import { appTreeApiRef } from '../apis/appTreeApi';
import { coreExtensionData } from '../data/coreExtensionData';
import { AnalyticsContext } from './analyticsContext';
import { useAnalytics } from './useAnalytics';

/** Captures a `navigate` event on every change of the location, in the context of the page that is shown there. */
export function RouteTracker() {
  const { pathname, search, hash } = useLocation();
  const tree = useOptionalApi(appTreeApiRef)?.getTree().tree;
  const page = tree && findPage(tree, pathname);
  const attributes = page ? { pluginId: page.spec.plugin.pluginId, extensionId: page.spec.id } : {};
  return (
    <AnalyticsContext attributes={attributes}>
      <TrackNavigation to={`${pathname}${search}${hash}`} />
    </AnalyticsContext>
  );
}

function TrackNavigation({ to }: { to: string }) {
  const analytics = useAnalytics();
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    // The tracker is another one when the page's context changes; only a new address is a navigation.
    if (tracked.current === to) return;
    tracked.current = to;
    analytics.captureEvent('navigate', to);
  }, [to, analytics]);
  return null;
}

function findPage(tree: AppTree, pathname: string): AppNode | undefined {
  const pages = tree.nodes.get('app/routes')?.edges.attachments.get('routes') ?? [];
  return pages.find((node) => {
    const path = node.instance?.getData(coreExtensionData.routePath);
    return path !== undefined && matchPath({ path, end: path === '/' }, pathname) !== null;
  });
}
