import { createApiRef, createExtension, createFrontendModule, createFrontendPlugin } from '#engine';
import { ApiBlueprint, PageBlueprint } from './blueprints';
import { data } from './data';

const flag = (name: string) => ({ featureFlags: { $contains: name } });
const secretApiRef = createApiRef<{ text: string }>({ id: 'plugin.beta.secret' });
const lateApiRef = createApiRef<{ text: string }>({ id: 'plugin.beta.late' });

/** Conditions on extensions after sign-in, where they are evaluated, and before it, where they are ignored. */
export const betaPlugin = createFrontendPlugin({
  pluginId: 'beta',
  featureFlags: [{ name: 'beta-page' }, { name: 'beta-element' }],
  extensions: [
    PageBlueprint.make({ if: flag('beta-page'), params: { path: '/beta' } }),
    PageBlueprint.make({
      name: 'admin',
      if: { $all: [flag('beta-page'), { permissions: { $contains: 'beta.admin' } }] },
      params: { path: '/beta/admin' },
    }),
    createExtension({
      kind: 'app-root-element',
      if: flag('beta-element'),
      attachTo: { id: 'app/root', input: 'elements' },
      output: [data.element],
      factory: () => [data.element('beta element')],
    }),
  ],
});

/** A plugin with a feature flag as its condition. */
export const gatedPlugin = createFrontendPlugin({
  pluginId: 'gated',
  if: flag('gated'),
  extensions: [PageBlueprint.make({ params: { path: '/gated' } })],
});

/** A condition on an extension that is needed before sign-in. */
export const eagerModule = createFrontendModule({
  pluginId: 'app',
  extensions: [
    createExtension({
      kind: 'app-root-wrapper',
      name: 'eager',
      if: flag('eager'),
      attachTo: { id: 'app/root', input: 'wrappers' },
      output: [data.wrapper],
      factory: () => [data.wrapper('eager wrapper')],
    }),
  ],
});

/**
 * An API that is only available after sign-in, an API that is replaced too late, and an extension that requests both
 * before.
 */
export const lateApisPlugin = createFrontendPlugin({
  pluginId: 'beta',
  extensions: [
    ApiBlueprint.make({
      name: 'secret',
      params: (define) => define({ api: secretApiRef, deps: {}, factory: () => ({ text: 'first secret' }) }),
    }),
    ApiBlueprint.make({
      name: 'better-secret',
      if: flag('late'),
      params: (define) => define({ api: secretApiRef, deps: {}, factory: () => ({ text: 'better secret' }) }),
    }),
    ApiBlueprint.make({
      name: 'late',
      if: flag('late'),
      params: (define) => define({ api: lateApiRef, deps: {}, factory: () => ({ text: 'late' }) }),
    }),
    createExtension({
      kind: 'show',
      attachTo: { id: 'app/root', input: 'elements' },
      output: [data.element],
      factory: ({ apis }) => [
        data.element(
          `${apis.get(secretApiRef)?.text ?? 'no secret'}, ${apis.get(lateApiRef)?.text ?? 'nothing late'}`,
        ),
      ],
    }),
  ],
});

/** A sign-in page, which is only shown before sign-in. */
export const signInModule = createFrontendModule({
  pluginId: 'app',
  extensions: [
    createExtension({
      kind: 'sign-in-page',
      attachTo: { id: 'app/root', input: 'signInPage' },
      output: [data.signInPage],
      factory: () => [data.signInPage('password')],
    }),
  ],
});

/** Feature flags that cannot be registered, one for each reason. */
export const badFlagsPlugin = createFrontendPlugin({
  pluginId: 'bad-flags',
  featureFlags: [
    { name: 'ok' },
    { name: 'Not-Lower-Case' },
    { name: 'x'.repeat(151) },
    { name: 'reserved-by-the-api' },
    { name: 'a-good-one' },
  ],
});
