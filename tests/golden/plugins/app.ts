import * as z from 'zod/mini';
import { createApiRef, createExtension, createExtensionInput, createFrontendPlugin } from '#engine';
import { ApiBlueprint } from './blueprints';
import { data } from './data';

const featureFlagsApiRef = createApiRef<{ registerFlag(flag: { name: string }): void }>({
  id: 'core.featureflags',
});
const themesApiRef = createApiRef<{ themes: string[] }>({ id: 'core.apptheme' });

const one = { singleton: true } as const;
const atMostOne = { singleton: true, optional: true } as const;
const ownOne = { singleton: true, optional: true, internal: true } as const;

/** The shell, with the ids and inputs of every portal. Elements are strings. */
export const appPlugin = createFrontendPlugin({
  pluginId: 'app',
  extensions: [
    createExtension({
      attachTo: { id: 'root', input: 'app' },
      inputs: { root: createExtensionInput([data.element], one) },
      output: [data.element],
      factory: ({ inputs }) => [data.element(inputs.root.get(data.element))],
    }),
    createExtension({
      name: 'root',
      attachTo: { id: 'app', input: 'root' },
      inputs: {
        router: createExtensionInput([data.wrapper], ownOne),
        signInPage: createExtensionInput([data.signInPage], ownOne),
        children: createExtensionInput([data.element], atMostOne),
        elements: createExtensionInput([data.element]),
        wrappers: createExtensionInput([data.wrapper], { internal: true }),
      },
      output: [data.element],
      factory: ({ inputs }) => [
        data.element(
          inputs.signInPage
            ? `sign in by ${inputs.signInPage.get(data.signInPage)}`
            : `app with ${inputs.elements.length} elements: ${inputs.children?.get(data.element) ?? 'nothing'}`,
        ),
      ],
    }),
    createExtension({
      name: 'layout',
      attachTo: { id: 'app/root', input: 'children' },
      inputs: {
        nav: createExtensionInput([data.element], one),
        content: createExtensionInput([data.element], one),
      },
      output: [data.element],
      factory: ({ inputs }) => [
        data.element(`${inputs.nav.get(data.element)} | ${inputs.content.get(data.element)}`),
      ],
    }),
    createExtension({
      name: 'nav',
      attachTo: { id: 'app/layout', input: 'nav' },
      configSchema: {
        items: z.optional(z.array(z.union([z.string(), z.object({ page: z.string() })]))),
        hide: z.optional(z.array(z.string())),
      },
      inputs: { content: createExtensionInput([data.element], ownOne) },
      output: [data.element],
      factory: ({ inputs }) => [data.element(inputs.content?.get(data.element) ?? 'nav')],
    }),
    createExtension({
      name: 'routes',
      attachTo: { id: 'app/layout', input: 'content' },
      inputs: { routes: createExtensionInput([data.path, data.element, data.routeRef.optional()]) },
      output: [data.element],
      configSchema: {
        redirects: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
      },
      factory: ({ inputs, config }) => [
        data.element(
          [
            `${inputs.routes.length} routes`,
            ...(config.redirects ?? []).map(({ from, to }) => `${from} → ${to}`),
          ].join(', '),
        ),
      ],
    }),
    createExtension({
      kind: 'app-root-element',
      name: 'alert-display',
      attachTo: { id: 'app/root', input: 'elements' },
      output: [data.element],
      configSchema: {
        transientTimeoutMs: z._default(z.number(), 5000),
        anchorOrigin: z.optional(
          z.object({ vertical: z.enum(['top', 'bottom']), horizontal: z.enum(['left', 'center', 'right']) }),
        ),
      },
      factory: ({ config }) => [data.element(`alerts for ${config.transientTimeoutMs} ms`)],
    }),
    ApiBlueprint.make({
      name: 'feature-flags',
      params: (define) =>
        define({
          api: featureFlagsApiRef,
          deps: {},
          factory: () => ({
            registerFlag: ({ name }) => {
              if (name.startsWith('reserved-')) throw new Error(`The name '${name}' is reserved.`);
            },
          }),
        }),
    }),
    ApiBlueprint.makeWithOverrides({
      name: 'app-theme',
      inputs: {
        themes: createExtensionInput([data.theme], {
          internal: true,
          replaces: [{ id: 'app', input: 'themes' }],
        }),
      },
      factory: (original, { inputs }) =>
        original((define) =>
          define({
            api: themesApiRef,
            deps: {},
            factory: () => ({ themes: inputs.themes.map((theme) => theme.get(data.theme)) }),
          }),
        ),
    }),
    createExtension({
      kind: 'theme',
      name: 'light',
      attachTo: { id: 'api:app/app-theme', input: 'themes' },
      output: [data.theme],
      factory: () => [data.theme('light')],
    }),
  ],
});
