import type { ComponentType, ReactElement } from 'react';
import { type AppNode, type RouteRef, createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { IconElement } from '../data/icons';

/** A navigation item for a page with a title, an icon and a route without parameters. */
export interface NavContentNavItem {
  /** The page's node. */
  node: AppNode;
  title: string;
  icon: IconElement;
  routeRef: RouteRef;
  /** The path within the app. */
  href: string;
}

/** The items, rendered with a component. */
export interface NavContentNavItemsWithComponent {
  take(id: string): ReactElement | null;
  rest(options?: { sortBy?: 'title' }): ReactElement[];
}

/** The items that the navigation has not placed yet. */
export interface NavContentNavItems {
  /** Takes an item by the id of its page, such as `page:catalog`. */
  take(id: string): NavContentNavItem | undefined;
  /** Returns the items that were not taken. */
  rest(): NavContentNavItem[];
  /** Returns a copy, so that each render starts with all items. */
  clone(): NavContentNavItems;
  withComponent(Component: ComponentType<NavContentNavItem>): NavContentNavItemsWithComponent;
}

/** Props of the navigation content. */
export interface NavContentComponentProps {
  navItems: NavContentNavItems;
  /** All items in the order of the tree, for navigation that does not place items by id. */
  items: Array<{ icon: IconElement; title: string; routeRef: RouteRef; to: string; text: string }>;
}

/** Renders the navigation. */
export type NavContentComponent = ComponentType<NavContentComponentProps>;

const componentDataRef = createExtensionDataRef<NavContentComponent>().with({
  id: 'core.nav-content.component',
});

/** Creates the content of the navigation. Only modules of the plugin `app` can use it. */
export const NavContentBlueprint = createExtensionBlueprint({
  kind: 'nav-content',
  attachTo: { id: 'app/nav', input: 'content' },
  output: [componentDataRef],
  dataRefs: { component: componentDataRef },
  factory: (params: { component: NavContentComponent }) => [componentDataRef(params.component)],
});
