import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { coreExtensionData, createExtension, createFrontendModule, SubPageBlueprint } from '#sdk';

function start(data: object = {}, features = bundledFeatures) {
  const config = { data: { backend: { baseUrl: 'http://backend' }, ...data }, locate: () => undefined };
  return prepareApp({ features, config }).finalize();
}

function pathOf({ tree }: ReturnType<typeof start>, id: string): string | undefined {
  return tree.nodes.get(id)?.instance?.getData(coreExtensionData.routePath);
}

describe('the plugin', () => {
  test('adds the page with three tabs', () => {
    const app = start();
    const page = app.tree.nodes.get('page:user-settings');
    expect(pathOf(app, 'page:user-settings')).toBe('/settings');
    expect(page?.edges.attachments.get('pages')?.map(({ spec }) => spec.id)).toEqual([
      'sub-page:user-settings/general',
      'sub-page:user-settings/auth-providers',
      'sub-page:user-settings/feature-flags',
    ]);
  });

  test('accepts the settings in its README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const app = start(parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as object);
    expect(app.problems).toEqual([]);
    expect(pathOf(app, 'page:user-settings')).toBe('/preferences');
    expect(pathOf(app, 'sub-page:user-settings/feature-flags')).toBeUndefined();
  });

  test('shows a tab from another extension', () => {
    const tokens = SubPageBlueprint.make({
      name: 'tokens',
      params: { path: 'tokens', title: 'Tokens', loader: async () => <p>None</p> },
    });
    const app = start({}, [
      ...bundledFeatures,
      createFrontendModule({ pluginId: 'user-settings', extensions: [tokens] }),
    ]);
    expect(app.problems).toEqual([]);
    expect(pathOf(app, 'sub-page:user-settings/tokens')).toBe('tokens');
  });

  test.each(['general', 'auth-providers', 'feature-flags'])('works without the tab %s', (name) => {
    const app = start({ app: { extensions: [{ [`sub-page:user-settings/${name}`]: false }] } });
    expect(app.problems).toEqual([]);
    expect(pathOf(app, `sub-page:user-settings/${name}`)).toBeUndefined();
    expect(
      app.tree.nodes
        .get('page:user-settings')
        ?.edges.attachments.get('pages')
        ?.filter(({ instance }) => instance),
    ).toHaveLength(2);
  });

  test('accepts a list of providers from another extension', () => {
    const list = createExtension({
      kind: 'x',
      name: 'providers',
      attachTo: { id: 'sub-page:user-settings/auth-providers', input: 'providerSettings' },
      output: [coreExtensionData.reactElement],
      factory: () => [coreExtensionData.reactElement(<p>GitHub</p>)],
    });
    const app = start({}, [
      ...bundledFeatures,
      createFrontendModule({ pluginId: 'user-settings', extensions: [list] }),
    ]);
    expect(app.problems).toEqual([]);
    expect(pathOf(app, 'sub-page:user-settings/auth-providers')).toBe('auth-providers');
  });
});
