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

/** Provides the greeting, which its id says is its own, and shows what is there. */
export const greeterPlugin = createFrontendPlugin({
  pluginId: 'greeter',
  extensions: [provide(greetingApiRef, 'the greeter’s own', 'greeting'), show],
});

/** Wants to provide the greeting of another plugin. */
export const rivalGreeterPlugin = createFrontendPlugin({
  pluginId: 'rival-greeter',
  extensions: [provide(greetingApiRef, 'the rival’s', 'greeting')],
});

/** Two plugins that provide an API which belongs to neither. */
export const clockPlugins = ['first-clock', 'second-clock'].map((pluginId) =>
  createFrontendPlugin({ pluginId, extensions: [provide(sharedApiRef, pluginId)] }),
);

/** Replaces the greeting on purpose, in a module for the plugin that owns it. */
export const greeterModule = createFrontendModule({
  pluginId: 'greeter',
  extensions: [provide(greetingApiRef, 'the module’s', 'better-greeting')],
});

/** Attached where APIs are collected, and no API. One more stands at the point that an old version of the app had. */
export const strangeApisPlugin = createFrontendPlugin({
  pluginId: 'strange',
  extensions: [
    createExtension({
      kind: 'api',
      name: 'element',
      attachTo: { id: 'root', input: 'apis' },
      output: [data.element],
      factory: () => [data.element('no API')],
    }),
    ApiBlueprint.make({
      name: 'old-place',
      attachTo: { id: 'app', input: 'apis' },
      params: (define) =>
        define({ api: sharedApiRef, deps: {}, factory: () => ({ text: 'from the old place' }) }),
    }),
  ],
});

/** Two APIs that need each other, and an extension that asks for one of them. */
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
