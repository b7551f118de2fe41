import type { ReactElement } from 'react';
import {
  type AppNode,
  type AppTree,
  coreExtensionData,
  joinPaths,
  type Permission,
  type RouteResolutionApi,
} from '#sdk';
import { type NavItemTarget, resolveNavPage } from '#extensions/app';
import type { PaletteItem } from '../model/paletteItem';

/** Paths with parameters have no address of their own. */
const parameter = /[:*]/;
const SETTINGS = 'page:user-settings';

/** What pages are collected from. */
export interface PageSources {
  tree: AppTree;
  routes: RouteResolutionApi;
  /** Navigation items of older plugins, which title some pages. */
  targets: readonly NavItemTarget[];
  /** Translates a title. */
  printTitle: (title: string) => string;
  /** The icon of pages without one. */
  fallbackIcon: ReactElement;
}

/** Collects the pages without parameters, and their sub-pages. Only pages that are in the tree: enabled and with their conditions met. */
export function collectPages({
  tree,
  routes,
  targets,
  printTitle,
  fallbackIcon,
}: PageSources): PaletteItem[] {
  const pages = tree.nodes.get('app/routes')?.edges.attachments.get('routes') ?? [];
  return pages.flatMap((node) => {
    const page = resolvePage(node, routes, targets);
    if (!page) return [];
    const title = printTitle(page.title);
    const { id } = node.spec;
    const group = id === SETTINGS ? 'settings' : 'pages';
    const permissions = listPermissions(node);
    const item: PaletteItem = {
      id,
      kind: 'page',
      group: 'pages',
      title,
      icon: page.icon ?? fallbackIcon,
      to: page.href,
      keywords: [page.title, page.href],
      permissions,
    };
    const tabs = (node.edges.attachments.get('pages') ?? []).flatMap((tab): PaletteItem[] => {
      const path = tab.instance?.getData(coreExtensionData.routePath);
      if (path === undefined || parameter.test(path)) return [];
      const tabTitle = tab.instance?.getData(coreExtensionData.title) ?? path;
      return [
        {
          id: tab.spec.id,
          kind: 'page',
          group,
          title: printTitle(tabTitle),
          isPart: true,
          note: title,
          icon: tab.instance?.getData(coreExtensionData.icon) ?? page.icon ?? fallbackIcon,
          to: joinPaths(page.href, path),
          keywords: [title, page.title, tabTitle, path],
          permissions: [...permissions, ...listPermissions(tab)],
        },
      ];
    });
    return [item, ...tabs];
  });
}

function listPermissions(node: AppNode): Permission[] {
  const permission = node.instance?.getData(coreExtensionData.permission);
  return permission ? [permission] : [];
}

type CollectedPage = Pick<NonNullable<ReturnType<typeof resolveNavPage>>, 'title' | 'href' | 'icon'>;

function resolvePage(
  node: AppNode,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[],
): CollectedPage | undefined {
  const { instance, spec } = node;
  if (!instance) return undefined;
  if (instance.getData(coreExtensionData.routeRef)) return resolveNavPage(node, routes, targets);
  // A page without a route ref has no links from other pages, but it has a path.
  const path = instance.getData(coreExtensionData.routePath);
  if (path === undefined || parameter.test(path)) return undefined;
  return {
    href: path,
    title: instance.getData(coreExtensionData.title) ?? spec.plugin.title ?? spec.plugin.pluginId,
    icon: instance.getData(coreExtensionData.icon),
  };
}
