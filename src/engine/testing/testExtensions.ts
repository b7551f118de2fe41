import type { ConfigSource } from '#diagnostics';

import {
  type AnyApiFactory,
  createExtension,
  createExtensionDataRef,
  createExtensionInput,
  createFrontendPlugin,
  type FrontendFeature,
  prepareApp,
  type PrepareAppOptions,
  type RouteRef,
} from '../index';

/** Data refs for tests of the engine. Elements are strings. */
export const data = {
  element: createExtensionDataRef<string>().with({ id: 'core.reactElement' }),
  path: createExtensionDataRef<string>().with({ id: 'core.routing.path' }),
  routeRef: createExtensionDataRef<RouteRef>().with({ id: 'core.routing.ref' }),
  api: createExtensionDataRef<AnyApiFactory>().with({ id: 'core.api.factory' }),
  signInPage: createExtensionDataRef<string>().with({ id: 'core.sign-in-page.component' }),
};

/** A minimal shell: its root shows the attachments of 'content' after sign-in, joined to one string. */
export const shellPlugin = createFrontendPlugin({
  pluginId: 'app',
  extensions: [
    createExtension({
      attachTo: { id: 'root', input: 'app' },
      inputs: { root: createExtensionInput([data.element], { singleton: true }) },
      output: [data.element],
      factory: ({ inputs }) => [data.element(inputs.root.get(data.element))],
    }),
    createExtension({
      name: 'root',
      attachTo: { id: 'app', input: 'root' },
      inputs: {
        signInPage: createExtensionInput([data.signInPage], { singleton: true, optional: true }),
        children: createExtensionInput([data.element], { singleton: true, optional: true }),
        elements: createExtensionInput([data.element]),
      },
      output: [data.element],
      factory: ({ inputs }) => [
        data.element(inputs.signInPage ? 'sign in' : (inputs.children?.get(data.element) ?? 'nothing')),
      ],
    }),
    createExtension({
      name: 'content',
      attachTo: { id: 'app/root', input: 'children' },
      inputs: { parts: createExtensionInput([data.element]) },
      output: [data.element],
      factory: ({ inputs }) => [data.element(inputs.parts.map((part) => part.get(data.element)).join(', '))],
    }),
  ],
});

/** Creates a configuration from plain data. Places only contain the path. */
export function configOf(app: object = {}): ConfigSource {
  return {
    data: { app },
    locate: (path) => ({ file: 'test.yaml', line: 1, column: 1, path: path.join('/') }),
  };
}

/** Prepares an app with the minimal shell and other features. */
export function prepare(
  features: FrontendFeature[],
  app: object = {},
  options: Partial<PrepareAppOptions> = {},
) {
  return prepareApp({ features: [shellPlugin, ...features], config: configOf(app), ...options });
}
