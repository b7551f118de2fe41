import { useMemo } from 'react';
import type { NavContentComponent } from '#sdk';
import { createNavItems } from './createNavItems';
import { DefaultNav } from './DefaultNav';
import type { NavItemTarget } from './navItemTarget';
import { useNavItems } from './useNavItems';

/** Props of {@link AppNav}. */
export interface AppNavProps {
  Content?: NavContentComponent | undefined;
  /** Items of the older form. */
  targets: readonly NavItemTarget[];
}

/** Draws the navigation from the pages of the tree, by the content attached to `app/nav` or the portal's own. */
export function AppNav({ Content = DefaultNav, targets }: AppNavProps) {
  const items = useNavItems(targets);
  const navItems = useMemo(() => createNavItems(items), [items]);
  const listed = useMemo(
    () => items.map(({ icon, title, routeRef, href }) => ({ icon, title, routeRef, to: href, text: title })),
    [items],
  );
  // A bag of its own for each drawing, as content takes items out of it.
  return <Content navItems={navItems.clone()} items={listed} />;
}
