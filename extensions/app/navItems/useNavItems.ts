import { useMemo } from 'react';
import { type NavContentNavItem, useApi, useTitles, appTreeApiRef, routeResolutionApiRef } from '#sdk';
import { collectNavItems } from './collectNavItems';
import type { NavItemTarget } from './navItemTarget';
import { useAllowedPages } from './useAllowedPages';

const none: readonly NavItemTarget[] = [];

/** Returns the navigation items of the pages that the user may see, with titles in the user's language. */
export function useNavItems(targets: readonly NavItemTarget[] = none): NavContentNavItem[] {
  const { tree } = useApi(appTreeApiRef).getTree();
  const routes = useApi(routeResolutionApiRef);
  const printTitle = useTitles();
  const isAllowed = useAllowedPages(tree);
  return useMemo(
    () =>
      collectNavItems(tree, routes, targets)
        .filter(({ node }) => isAllowed(node))
        .map((item) => ({ ...item, title: printTitle(item.title) })),
    [tree, routes, targets, printTitle, isAllowed],
  );
}
