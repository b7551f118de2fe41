import type { ReactNode } from 'react';
import type { AppNode, ExternalRouteRef, RouteRef, SubRouteRef } from '#engine';
import { AnalyticsContext } from '../analytics/analyticsContext';
import { useOptionalApi } from '../apis/apiContext';
import { pluginHeaderActionsApiRef } from '../apis/pluginHeaderActionsApi';
import { type RouteResolutionApi, routeResolutionApiRef } from '../apis/routeResolutionApi';
import { PageLayout, type PageLayoutTab } from '../components/PageLayout';
import type { IconElement } from '../data/icons';
import { useTitles } from '../i18n/titles/useTitles';

/** Props of {@link PageFrame}. */
export interface PageFrameProps {
  /** The node of the page. Clicks in its header are captured with it. */
  node: AppNode;
  title: string;
  icon?: IconElement;
  /** The route that the title links to. */
  titleRouteRef?: RouteRef | SubRouteRef | ExternalRouteRef;
  noHeader: boolean;
  tabs?: PageLayoutTab[];
  children?: ReactNode;
}

/** Renders the app's page layout around a page, with the header actions of its plugin. */
export function PageFrame({ node, titleRouteRef, title, tabs, ...layout }: PageFrameProps) {
  const { plugin } = node.spec;
  const translateTitle = useTitles();
  const routeResolutionApi = useOptionalApi(routeResolutionApiRef);
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions(plugin.pluginId);
  return (
    <AnalyticsContext attributes={{ pluginId: plugin.pluginId, extensionId: node.spec.id }}>
      <PageLayout
        {...layout}
        title={translateTitle(title)}
        tabs={tabs?.map((tab) => ({ ...tab, label: translateTitle(tab.label) }))}
        headerActions={actions}
        titleLink={routeResolutionApi && resolveTitleLink(routeResolutionApi, titleRouteRef)}
      />
    </AnalyticsContext>
  );
}

/** Returns no link if the route has parameters, because their values are unknown here. */
function resolveTitleLink(
  api: RouteResolutionApi,
  routeRef: PageFrameProps['titleRouteRef'],
): string | undefined {
  if (!routeRef) return undefined;
  try {
    const routeFunc: (() => string) | undefined = api.resolve(routeRef);
    return routeFunc?.();
  } catch {
    return undefined;
  }
}
