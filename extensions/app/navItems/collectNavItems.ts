import { createElement, isValidElement } from 'react';
import {
  coreExtensionData,
  type AppNode,
  type AppTree,
  type IconElement,
  type NavContentNavItem,
  type RouteRef,
  type RouteResolutionApi,
} from '#sdk';
import type { NavItemTarget } from './navItemTarget';

/**
 * Collects the navigation items in tree order: one for each page with an icon, a title and a route without parameters.
 *
 * @param targets - Items that older plugins declare separately from their pages. They provide the title of a page
 * without one.
 */
export function collectNavItems(
  tree: AppTree,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[] = [],
): NavContentNavItem[] {
  return collectNavPages(tree, routes, targets).filter(hasIcon);
}

/** Collects all pages without route parameters, with or without an icon, in tree order. */
export function collectNavPages(
  tree: AppTree,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[] = [],
): NavPage[] {
  const pages = tree.nodes.get('app/routes')?.edges.attachments.get('routes') ?? [];
  return pages.flatMap((node) => resolveNavPage(node, routes, targets) ?? []);
}

/** A page that can be linked to, with or without an icon. */
export type NavPage = Omit<NavContentNavItem, 'icon'> & { icon: IconElement | undefined };

/** Resolves the path and title of a page. Returns `undefined` if its route has parameters. */
export function resolveNavPage(
  node: AppNode,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[] = [],
): NavPage | undefined {
  const routeRef = node.instance?.getData(coreExtensionData.routeRef);
  if (routeRef === undefined) return undefined;
  const href = resolveHref(node, routeRef, routes);
  const target = targets.find((one) => one.routeRef === routeRef);
  if (href === undefined) {
    // A page with parameters is skipped silently. A declared item without a path is a mistake, so it is reported.
    if (target)
      console.warn(
        `The navigation item '${target.title}' is not shown, because its route has no path without parameters.`,
      );
    return undefined;
  }
  return { node, routeRef, icon: resolveIcon(node, target), href, title: resolveTitle(node, target) };
}

function hasIcon(page: NavPage): page is NavContentNavItem {
  return page.icon !== undefined;
}

/** A page that only has its plugin's title can get a better one from an item of an older plugin. */
function resolveTitle(node: AppNode, target: NavItemTarget | undefined): string {
  const { plugin } = node.spec;
  const own = node.instance?.getData(coreExtensionData.title);
  const isOwn = own !== undefined && own !== plugin.title && own !== plugin.pluginId;
  return (isOwn ? own : target?.title) ?? plugin.title ?? plugin.pluginId;
}

function resolveIcon(node: AppNode, target: NavItemTarget | undefined): IconElement | undefined {
  const own = node.instance?.getData(coreExtensionData.icon);
  const { icon } = node.spec.plugin;
  const ofPlugin = isValidElement(icon) ? icon : undefined;
  if (own && ofPlugin === undefined) return own;
  return (target && createElement(target.icon)) ?? own ?? ofPlugin;
}

function resolveHref(node: AppNode, routeRef: RouteRef, routes: RouteResolutionApi): string | undefined {
  // Checked first, because errors are slow and this runs on each render.
  if (node.instance?.getData(coreExtensionData.routePath)?.includes('/:')) return undefined;
  try {
    return routes.resolve(routeRef)?.();
  } catch {
    // A page above it has parameters.
    return undefined;
  }
}
