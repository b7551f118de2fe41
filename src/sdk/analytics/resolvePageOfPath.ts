import { matchRoutes } from 'react-router-dom';
import { type AppNode, type AppTree, joinPaths } from '#engine';
import type { AnalyticsContextValue } from '../apis/analyticsApi';
import { coreExtensionData } from '../data/coreExtensionData';

/** The page at a path, for analytics events. */
export interface PageOfPath {
  context: Partial<AnalyticsContextValue>;
  /** The parameters of the path. Absent if there are none. */
  params?: Record<string, string>;
}

interface Place {
  path: string;
  node: AppNode;
}

/**
 * Resolves the page at a path: the innermost element with its own route ref, or the page itself. Returns `undefined` if there is
 * no page.
 */
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

/** The id of a route ref is the id of its plugin and its key in the plugin's routes. */
function nameRouteRef({ spec, instance }: AppNode): string | undefined {
  const ref = instance?.getData(coreExtensionData.routeRef);
  const [key] = Object.entries(spec.plugin.routes).find(([, route]) => route === ref) ?? [];
  return key === undefined ? undefined : `${spec.plugin.pluginId}.${key}`;
}
