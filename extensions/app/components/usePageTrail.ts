import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { appTreeApiRef, routeResolutionApiRef, useApi, useTitles } from '#sdk';
import type { Breadcrumb } from '#ui';
import { collectNavItems } from '../nav/collectNavItems';

/** Gives the pages that the current one lies below by its path, outermost first: `/catalog` for `/catalog/graph`. */
export function usePageTrail(own: string | undefined): Breadcrumb[] {
  const { pathname } = useLocation();
  const { tree } = useApi(appTreeApiRef).getTree();
  const routes = useApi(routeResolutionApiRef);
  const printTitle = useTitles();
  const items = useMemo(() => collectNavItems(tree, routes), [tree, routes]);
  return items
    .filter(({ href }) => href !== '/' && href !== own && (own ?? pathname).startsWith(`${href}/`))
    .toSorted((a, b) => a.href.length - b.href.length)
    .map(({ title, href }) => ({ label: printTitle(title), to: href }));
}
