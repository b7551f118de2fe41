import { useMemo } from 'react';
import { appTreeApiRef, type NavContentNavItem, routeResolutionApiRef, useApi, useTitles } from '#sdk';
import { collectNavItems } from './collectNavItems';
import type { NavItemTarget } from './navItemTarget';

const none: readonly NavItemTarget[] = [];

/** Returns the navigation items with titles in the user's language. */
export function useNavItems(targets: readonly NavItemTarget[] = none): NavContentNavItem[] {
  const { tree } = useApi(appTreeApiRef).getTree();
  const routes = useApi(routeResolutionApiRef);
  const printTitle = useTitles();
  return useMemo(
    () => collectNavItems(tree, routes, targets).map((item) => ({ ...item, title: printTitle(item.title) })),
    [tree, routes, targets, printTitle],
  );
}
