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
 * Collects the items of the navigation: one for each page in the tree that has an icon, a title and a route without
 * parameters, in the order of the tree. A page without one of them has no item.
 *
 * @param targets - Items that older plugins declare apart from their pages; they name a page that does not name itself.
 */
export function collectNavItems(
  tree: AppTree,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[] = [],
): NavContentNavItem[] {
  return collectNavPages(tree, routes, targets).filter(hasIcon);
}

/** Collects the pages that can be gone to, whether or not they have an icon, in the order of the tree. */
export function collectNavPages(
  tree: AppTree,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[] = [],
): NavPage[] {
  const pages = tree.nodes.get('app/routes')?.edges.attachments.get('routes') ?? [];
  return pages.flatMap((node) => resolveNavPage(node, routes, targets) ?? []);
}

/** A page to go to, whether or not it has an icon. */
export type NavPage = Omit<NavContentNavItem, 'icon'> & { icon: IconElement | undefined };

/** Resolves where a page is and what it is called; nothing for one that cannot be gone to without parameters. */
export function resolveNavPage(
  node: AppNode,
  routes: RouteResolutionApi,
  targets: readonly NavItemTarget[] = [],
): NavPage | undefined {
  const routeRef = node.instance?.getData(coreExtensionData.routeRef);
  if (routeRef === undefined) return undefined;
  const href = resolveHref(routeRef, routes);
  const target = targets.find((one) => one.routeRef === routeRef);
  if (href === undefined) {
    // A page with parameters is none to go to; but an item that was asked for and leads nowhere is a mistake.
    if (target)
      console.warn(`The navigation leaves out '${target.title}', because its route leads nowhere by itself.`);
    return undefined;
  }
  return { node, routeRef, icon: resolveIcon(node, target), href, title: resolveTitle(node, target) };
}

function hasIcon(page: NavPage): page is NavContentNavItem {
  return page.icon !== undefined;
}

/** A page that is only called after its plugin may be named better by an item of the older form. */
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

function resolveHref(routeRef: RouteRef, routes: RouteResolutionApi): string | undefined {
  try {
    return routes.resolve(routeRef)?.();
  } catch {
    // Its path has parameters that nobody can fill in here.
    return undefined;
  }
}
