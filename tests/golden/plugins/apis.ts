import { createApiRef, createExtension, createFrontendModule, createFrontendPlugin } from '#engine';
import { ApiBlueprint } from './blueprints';
import { data } from './data';

const greetingApiRef = createApiRef<{ text: string }>({ id: 'plugin.greeter.greeting' });
const sharedApiRef = createApiRef<{ text: string }>({ id: 'shared.clock' });
const chickenApiRef = createApiRef<unknown>({ id: 'plugin.farm.chicken' });
const eggApiRef = createApiRef<unknown>({ id: 'plugin.farm.egg' });

function provide(api: typeof greetingApiRef, text: string, name?: string) {
  return ApiBlueprint.make({
    name,
    params: (define) => define({ api, deps: {}, factory: () => ({ text }) }),
  });
}

const show = createExtension({
  kind: 'show',
  attachTo: { id: 'app/root', input: 'elements' },
  output: [data.element],
  factory: ({ apis }) => [
    data.element(
      `${apis.get(greetingApiRef)?.text ?? 'no greeting'}, ${apis.get(sharedApiRef)?.text ?? 'no clock'}`,
    ),
  ],
});

/** Provides the greeting, which belongs to it by its id, and shows the available APIs. */
export const greeterPlugin = createFrontendPlugin({
  pluginId: 'greeter',
  extensions: [provide(greetingApiRef, 'provided by the greeter', 'greeting'), show],
});

/** Provides the greeting of another plugin. */
export const rivalGreeterPlugin = createFrontendPlugin({
  pluginId: 'rival-greeter',
  extensions: [provide(greetingApiRef, 'provided by the rival', 'greeting')],
});

/** Two plugins that provide an API that neither of them owns. */
export const clockPlugins = ['first-clock', 'second-clock'].map((pluginId) =>
  createFrontendPlugin({ pluginId, extensions: [provide(sharedApiRef, pluginId)] }),
);

/** Replaces the greeting with a module for the plugin that owns it. */
export const greeterModule = createFrontendModule({
  pluginId: 'greeter',
  extensions: [provide(greetingApiRef, 'provided by the module', 'better-greeting')],
});

/** An extension without an API that is attached to the input for APIs, and an API attached to a former input. */
export const strangeApisPlugin = createFrontendPlugin({
  pluginId: 'strange',
  extensions: [
    createExtension({
      kind: 'api',
      name: 'element',
      attachTo: { id: 'root', input: 'apis' },
      output: [data.element],
      factory: () => [data.element('not an API')],
    }),
    ApiBlueprint.make({
      name: 'old-place',
      attachTo: { id: 'app', input: 'apis' },
      params: (define) =>
        define({ api: sharedApiRef, deps: {}, factory: () => ({ text: 'from the old place' }) }),
    }),
  ],
});

/** Two APIs that depend on each other, and an extension that requests one of them. */
export const farmPlugin = createFrontendPlugin({
  pluginId: 'farm',
  extensions: [
    ApiBlueprint.make({
      name: 'chicken',
      params: (define) => define({ api: chickenApiRef, deps: { egg: eggApiRef }, factory: () => 'chicken' }),
    }),
    ApiBlueprint.make({
      name: 'egg',
      params: (define) => define({ api: eggApiRef, deps: { chicken: chickenApiRef }, factory: () => 'egg' }),
    }),
    createExtension({
      kind: 'show',
      attachTo: { id: 'app/root', input: 'elements' },
      output: [data.element],
      factory: ({ apis }) => [data.element(String(apis.get(chickenApiRef)))],
    }),
  ],
});
