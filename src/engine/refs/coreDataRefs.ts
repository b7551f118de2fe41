import type { AnyApiFactory } from './apiFactory';
import { createExtensionDataRef } from './extensionDataRef';
import type { RouteRef } from './routeRef';

/** The data refs that the engine reads. The SDK defines its own with the same ids and React types. */
export const coreDataRefs = {
  reactElement: createExtensionDataRef<unknown>().with({ id: 'core.reactElement' }),
  routePath: createExtensionDataRef<string>().with({ id: 'core.routing.path' }),
  routeRef: createExtensionDataRef<RouteRef>().with({ id: 'core.routing.ref' }),
  apiFactory: createExtensionDataRef<AnyApiFactory>().with({ id: 'core.api.factory' }),
  signInPage: createExtensionDataRef<unknown>().with({ id: 'core.sign-in-page.component' }),
};
