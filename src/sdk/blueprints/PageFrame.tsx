import type { ReactNode } from 'react';
import type { ExternalRouteRef, FrontendPlugin, RouteRef, SubRouteRef } from '#engine';
import { useOptionalApi } from '../apis/apiContext';
import { pluginHeaderActionsApiRef } from '../apis/pluginHeaderActionsApi';
import { type RouteResolutionApi, routeResolutionApiRef } from '../apis/routeResolutionApi';
import { PageLayout, type PageLayoutTab } from '../components/PageLayout';
import type { IconElement } from '../data/icons';
import { useTitles } from '../i18n/titles/useTitles';

/** What the frame of a page is made from. */
export interface PageFrameProps {
  plugin: FrontendPlugin;
  title: string;
  icon?: IconElement;
  /** The route that the title leads to. */
  titleRouteRef?: RouteRef | SubRouteRef | ExternalRouteRef;
  noHeader: boolean;
  tabs?: PageLayoutTab[];
  children?: ReactNode;
}

/** Puts the app's page layout around a page, with the header actions of its plugin. */
export function PageFrame({ plugin, titleRouteRef, title, tabs, ...layout }: PageFrameProps) {
  const printTitle = useTitles();
  const routeResolutionApi = useOptionalApi(routeResolutionApiRef);
  const actions = useOptionalApi(pluginHeaderActionsApiRef)?.getPluginHeaderActions(plugin.pluginId);
  return (
    <PageLayout
      {...layout}
      title={printTitle(title)}
      tabs={tabs?.map((tab) => ({ ...tab, label: printTitle(tab.label) }))}
      headerActions={actions}
      titleLink={routeResolutionApi && resolveTitleLink(routeResolutionApi, titleRouteRef)}
    />
  );
}

/** A title leads nowhere when its route has parameters: the frame doesn't know them. */
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
