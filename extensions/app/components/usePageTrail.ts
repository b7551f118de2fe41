import { useLocation } from 'react-router-dom';
import type { Breadcrumb } from '#ui';
import { useNavItems } from '../navItems/useNavItems';

/** Returns the ancestors of the current page by path, outermost first: `/catalog` for `/catalog/graph`. */
export function usePageTrail(own: string | undefined): Breadcrumb[] {
  const { pathname } = useLocation();
  return useNavItems()
    .filter(({ href }) => href !== '/' && href !== own && (own ?? pathname).startsWith(`${href}/`))
    .toSorted((a, b) => a.href.length - b.href.length)
    .map(({ title, href }) => ({ label: title, to: href }));
}
