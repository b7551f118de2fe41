import type { ReactElement } from 'react';
import { type RouteRef, createExtensionDataRef } from '#engine';
import type { IconElement } from './icons';
import type { Permission } from './permission';

/** Data refs for the output of all kinds of extensions. */
export const coreExtensionData = {
  /** The name of the extension in navigation items and tabs. */
  title: createExtensionDataRef<string>().with({ id: 'core.title' }),
  /** The icon beside the title. */
  icon: createExtensionDataRef<IconElement>().with({ id: 'core.icon' }),
  /** The element that the extension renders. */
  reactElement: createExtensionDataRef<ReactElement>().with({ id: 'core.reactElement' }),
  /** The path of the extension, relative to its parent. */
  routePath: createExtensionDataRef<string>().with({ id: 'core.routing.path' }),
  /** The ref that links to the extension use. */
  routeRef: createExtensionDataRef<RouteRef>().with({ id: 'core.routing.ref' }),
  /** The permission that a page requires. Nothing leads users without it to the page. */
  permission: createExtensionDataRef<Permission>().with({ id: 'core.permission' }),
};
