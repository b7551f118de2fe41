import { createExtensionDataRef, type RouteRef } from '#engine';

/** The data refs of the test plugins. Elements are strings, so that they can be printed. */
export const data = {
  element: createExtensionDataRef<string>().with({ id: 'core.reactElement' }),
  path: createExtensionDataRef<string>().with({ id: 'core.routing.path' }),
  routeRef: createExtensionDataRef<RouteRef>().with({ id: 'core.routing.ref' }),
  title: createExtensionDataRef<string>().with({ id: 'core.title' }),
  signInPage: createExtensionDataRef<string>().with({ id: 'core.sign-in-page.component' }),
  wrapper: createExtensionDataRef<string>().with({ id: 'app.root.wrapper' }),
  theme: createExtensionDataRef<string>().with({ id: 'core.theme.theme' }),
};
