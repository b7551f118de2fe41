import { createExtensionDataRef, type IconComponent, type RouteRef } from '#sdk';

/** A navigation item that an older plugin declares separately from its page. */
export interface NavItemTarget {
  title: string;
  icon: IconComponent;
  routeRef: RouteRef;
}

/** The data ref of {@link NavItemTarget}. */
export const navItemTargetDataRef = createExtensionDataRef<NavItemTarget>().with({
  id: 'core.nav-item.target',
});
