import { matchRoutes } from 'react-router-dom';
import type { AppNode, AppTree } from '#engine';
import type { AnalyticsContextValue } from '../apis/analyticsApi';
import { coreExtensionData } from '../data/coreExtensionData';
import { joinPaths } from '../routing/joinPaths';

/** The page that a path leads to, as events speak of it. */
export interface PageOfPath {
  context: Partial<AnalyticsContextValue>;
  /** The parameters of the path; absent when it has none. */
  params?: Record<string, string>;
}

interface Place {
  path: string;
  node: AppNode;
}

/** Finds the page of a path: the innermost place that has a route ref of its own, else the page. `undefined` where no page is. */
export function resolvePageOfPath(tree: AppTree, pathname: string): PageOfPath | undefined {
  const pages = tree.nodes.get('app/routes')?.edges.attachments.get('routes') ?? [];
  const routes = pages
    .flatMap((page) => listPlaces(page, '', true))
    .map(({ path, node }) => ({ path: path === '/' ? path : `${path}/*`, handle: node }));
  const match = matchRoutes(routes, pathname)?.[0];
  if (!match) return undefined;
  const node = match.route.handle;
  const { '*': _rest, ...params } = match.params;
  const routeRef = nameRouteRef(node);
  return {
    context: {
      pluginId: node.spec.plugin.pluginId,
      extensionId: node.spec.id,
      ...(routeRef === undefined ? {} : { routeRef }),
    },
    ...(Object.keys(params).length > 0 ? { params: params as Record<string, string> } : {}),
  };
}

function listPlaces(node: AppNode, above: string, isPage: boolean): Place[] {
  const own = node.instance?.getData(coreExtensionData.routePath);
  const path = own === undefined ? above : joinPaths(above, own);
  const isPlace = own !== undefined && (isPage || node.instance?.getData(coreExtensionData.routeRef));
  const below = [...node.edges.attachments.values()]
    .flat()
    .flatMap((child) => listPlaces(child, path, false));
  return [...(isPlace ? [{ path, node }] : []), ...below];
}

/** The id of a route ref is its plugin's, with the key that it has there. */
function nameRouteRef({ spec, instance }: AppNode): string | undefined {
  const ref = instance?.getData(coreExtensionData.routeRef);
  const [key] = Object.entries(spec.plugin.routes).find(([, route]) => route === ref) ?? [];
  return key === undefined ? undefined : `${spec.plugin.pluginId}.${key}`;
}
