import { afterAll, describe, expect, test, vi } from 'vitest';
import { type AppNode, type FrontendFeature, prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import {
  configApiRef,
  createApiFactory,
  createFrontendModule,
  createFrontendPlugin,
  storageApiRef,
  ThemeBlueprint,
} from '#sdk';
import { mockApis } from '#sdk/testing';

/** The plugin `app` and its modules. */
const appFeatures = bundledFeatures.filter(({ pluginId }) => pluginId === 'app');

function start(extensions: unknown[] = [], features: FrontendFeature[] = []) {
  const backend = { baseUrl: 'http://backend' };
  const prepared = prepareApp({
    features: [...appFeatures, ...features],
    config: { data: { app: { extensions }, backend }, locate: () => undefined },
    apis: [createApiFactory(configApiRef, mockApis.config({ data: { backend } }))],
  });
  return prepared.finalize();
}

/** `app/root { router?! wrappers*! }`: `?` is optional, `*` accepts any number, `!` is internal to the plugin. */
function printInputs({ spec }: AppNode): string {
  const inputs = Object.entries(spec.extension.inputs).map(([name, { config, replaces = [] }]) => {
    const many = config.singleton ? (config.optional ? '?' : '') : '*';
    const former = replaces.map(({ id, input }) => ` for ${id}.${input}`).join('');
    return `${name}${many}${config.internal ? '!' : ''}${former}`;
  });
  return `${spec.id} { ${inputs.join(', ')} }`;
}

// Without localStorage, the app loads the texts that say so.
afterAll(() => vi.dynamicImportSettled());

describe('the plugin app', () => {
  test('starts without problems', () => {
    const app = start();
    expect(app.problems).toEqual([]);
    expect(app.element).toBeDefined();
  });

  test('keeps its storage API if the authentication providers are disabled', () => {
    const app = start([{ 'api:app/auth-providers': { disabled: true } }]);
    expect(app.apis.get(storageApiRef)).toBeDefined();
  });

  test('has the inputs that plugins and modules attach to', () => {
    const nodes = [...start().tree.nodes.values()];
    const withInputs = nodes.filter(
      ({ spec }) => spec.plugin.pluginId === 'app' && Object.keys(spec.extension.inputs).length > 0,
    );
    expect(withInputs.map(printInputs).toSorted()).toEqual([
      'api:app/analytics { implementations* }',
      'api:app/app-theme { themes*! for app.themes }',
      'api:app/icons { icons*! for app.icons }',
      'api:app/plugin-header-actions { actions* }',
      'api:app/plugin-wrapper { wrappers* }',
      'api:app/swappable-components { components*! }',
      'api:app/translations { translations*! for app.translations, titles* }',
      'app { root }',
      'app/layout { nav, content }',
      'app/nav { items*, dialogs*, content?! }',
      'app/root { router?!, signInPage?!, children?, elements*, wrappers*! }',
      'app/routes { routes* }',
    ]);
  });

  test('has its other built-in extensions', () => {
    const { nodes } = start().tree;
    const apis =
      'alert app-language components dialog discovery error feature-flags fetch identity permission storage toast toast-forwarder';
    const others = [
      'app-root-element:app/alert-display',
      'app-root-element:app/dialog-display',
      'component:app/core-error-display',
      'component:app/core-not-found-error-page',
      'component:app/core-page-layout',
      'component:app/core-progress',
      'sign-in-page:app',
      'theme:app/dark',
      'theme:app/light',
    ];
    const expected = [...apis.split(' ').map((name) => `api:app/${name}`), ...others];
    expect(expected.filter((id) => nodes.get(id)?.instance === undefined)).toEqual([]);
  });

  test('lists the dark theme first', () => {
    const themes = start().tree.nodes.get('api:app/app-theme')?.edges.attachments.get('themes');
    expect(themes?.map(({ spec }) => spec.id)).toEqual(['theme:app/dark', 'theme:app/light']);
  });

  test.each([
    ['app/routes', { redirects: [{ from: '/' }] }],
    ['api:app/app-language', { availableLanguages: 'en' }],
    ['app-root-element:app/alert-display', { transientTimeoutMs: 'soon' }],
    ['app-root-element:app/alert-display', { anchorOrigin: { vertical: 'middle' } }],
    ['theme:app/light', { accent: 'red; background: url(//x)' }],
  ])('rejects an invalid config of %s: %j', (id, config) => {
    const codes = start([{ [id]: { config } }]).problems.map((problem) => [
      problem.code,
      problem.extensionId,
    ]);
    expect(codes).toContainEqual(['EXTENSION_CONFIGURATION_INVALID', id]);
  });

  test('accepts themes of its own modules, also with the former attachTo, but not of other plugins', () => {
    const theme = (name: string) =>
      ThemeBlueprint.make({
        name,
        attachTo: { id: 'app', input: 'themes' },
        params: { theme: { id: name, title: name, variant: 'light', Provider: () => null } },
      });
    const own = createFrontendModule({ pluginId: 'app', extensions: [theme('own')] });
    const other = createFrontendPlugin({ pluginId: 'other', extensions: [theme('other')] });
    const app = start([], [own, other]);
    expect(app.problems.map(({ code, extensionId }) => [code, extensionId])).toEqual([
      ['EXTENSION_INPUT_INTERNAL_IGNORED', 'theme:other/other'],
    ]);
    const themes = app.tree.nodes.get('api:app/app-theme')?.edges.attachments.get('themes');
    expect(themes?.map(({ spec }) => spec.id)).toContain('theme:app/own');
  });
});
