import type { ComponentType, ReactElement } from 'react';
import { type AppNode, type RouteRef, createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { IconElement } from '../data/icons';

/** One item of the navigation, made from a page that has a title, an icon and a route without parameters. */
export interface NavContentNavItem {
  /** The page's node. */
  node: AppNode;
  title: string;
  icon: IconElement;
  routeRef: RouteRef;
  /** Where it leads to, within the app. */
  href: string;
}

/** The items with a component that draws one of them. */
export interface NavContentNavItemsWithComponent {
  take(id: string): ReactElement | null;
  rest(options?: { sortBy?: 'title' }): ReactElement[];
}

/** The items that the navigation has not placed yet. */
export interface NavContentNavItems {
  /** Takes one item out by the id of its page's extension, `page:catalog`. */
  take(id: string): NavContentNavItem | undefined;
  /** The items that were not taken. */
  rest(): NavContentNavItem[];
  /** A bag of its own, so that drawing twice finds all items twice. */
  clone(): NavContentNavItems;
  withComponent(Component: ComponentType<NavContentNavItem>): NavContentNavItemsWithComponent;
}

/** What a navigation is given. */
export interface NavContentComponentProps {
  navItems: NavContentNavItems;
  /** All items in the order of the tree, for a navigation that places none by id. */
  items: Array<{ icon: IconElement; title: string; routeRef: RouteRef; to: string; text: string }>;
}

/** Draws the navigation. */
export type NavContentComponent = ComponentType<NavContentComponentProps>;

const componentDataRef = createExtensionDataRef<NavContentComponent>().with({
  id: 'core.nav-content.component',
});

/** Creates the content of the navigation. Only modules of the plugin `app` may use it. */
export const NavContentBlueprint = createExtensionBlueprint({
  kind: 'nav-content',
  attachTo: { id: 'app/nav', input: 'content' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { component: NavContentComponent }) => [componentDataRef(params.component)],
});
