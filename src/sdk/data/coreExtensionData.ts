import type { ReactElement } from 'react';
import { type RouteRef, createExtensionDataRef } from '#engine';
import type { IconElement } from './icons';

/** The data refs that every extension may output, whatever its kind. */
export const coreExtensionData = {
  /** What the extension is called where the user chooses it: a navigation item, a tab. */
  title: createExtensionDataRef<string>().with({ id: 'core.title' }),
  /** Its icon beside the title. */
  icon: createExtensionDataRef<IconElement>().with({ id: 'core.icon' }),
  /** What it draws. */
  reactElement: createExtensionDataRef<ReactElement>().with({ id: 'core.reactElement' }),
  /** The path that it is mounted at, below its parent's. */
  routePath: createExtensionDataRef<string>().with({ id: 'core.routing.path' }),
  /** The ref by which others link to it. */
  routeRef: createExtensionDataRef<RouteRef>().with({ id: 'core.routing.ref' }),
};
