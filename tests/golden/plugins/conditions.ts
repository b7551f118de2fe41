import { createApiRef, createExtension, createFrontendModule, createFrontendPlugin } from '#engine';
import { ApiBlueprint, PageBlueprint } from './blueprints';
import { data } from './data';

const flag = (name: string) => ({ featureFlags: { $contains: name } });
const secretApiRef = createApiRef<{ text: string }>({ id: 'plugin.beta.secret' });
const lateApiRef = createApiRef<{ text: string }>({ id: 'plugin.beta.late' });

/** Conditions behind sign-in, where they count, and before it, where they cannot. */
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

/** A whole plugin behind one flag. */
export const gatedPlugin = createFrontendPlugin({
  pluginId: 'gated',
  if: flag('gated'),
  extensions: [PageBlueprint.make({ params: { path: '/gated' } })],
});

/** A condition on what must be there before sign-in. */
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

/** An API that comes only after sign-in, one that comes too late to replace another, and who asks for both before. */
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

/** A sign-in page: it is there before sign-in and gone after. */
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

/** Feature flags that cannot be registered, for each reason. */
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
