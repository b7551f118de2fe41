import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { type ApiDocsConfig, apiDocsConfigRef } from '#extensions/api-docs';
import { EntityProvider } from '#extensions/catalog/components';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { coreExtensionData, type FrontendFeature, type FrontendPlugin } from '#sdk';
import { mockApis } from '#sdk/testing';
import { writeDocExample } from './writeDocExample';

const wsdl = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'API',
  metadata: { name: 'orders' },
  spec: { type: 'wsdl', definition: '<wsdl:operation name="a"/><wsdl:operation name="b"/>' },
};

it('the viewer of api-definition-viewers.md shows its definitions until the YAML turns it off', async () => {
  const page = 'api-definition-viewers.md';
  const folder = await writeDocExample(page);
  const { wsdlPlugin } = (await import(/* @vite-ignore */ join(folder, 'plugin.ts'))) as {
    wsdlPlugin: FrontendPlugin;
  };
  const find = (extra: object) => {
    const data = { backend: { baseUrl: 'http://backend' }, ...extra };
    const { apis, problems } = prepareApp({
      features: [...bundledFeatures, wsdlPlugin],
      config: { data, locate: () => undefined },
    }).finalize();
    expect(problems).toEqual([]);
    return (apis.get(apiDocsConfigRef) as ApiDocsConfig).getApiDefinitionWidget(wsdl);
  };
  const viewer = find({});
  expect(viewer).toMatchObject({ type: 'wsdl', title: 'WSDL', rawLanguage: 'xml' });
  renderInCatalog(
    <EntityProvider entity={wsdl}>
      {viewer?.component(wsdl.spec.definition, 'api:default/orders')}
    </EntityProvider>,
    {
      catalogApi: createTestCatalog([wsdl]),
      apis: [mockApis.analytics()],
    },
  );
  expect(await screen.findByText('api:default/orders has 2 operations.')).toBeVisible();

  const text = await readFile(join(import.meta.dirname, '../../docs/developers', page), 'utf8');
  expect(find(parse(/```yaml\n(.*?)```/s.exec(text)?.[1] ?? '') as object)).toBeUndefined();
});

it('the widget and the layout of home-page.md appear on the home page', async () => {
  const folder = await writeDocExample('home-page.md');
  const load = async <T,>(file: string): Promise<T> =>
    (await import(/* @vite-ignore */ join(folder, file))) as T;
  const { onCallPlugin } = await load<{ onCallPlugin: FrontendFeature }>('plugin.ts');
  const { columnModule } = await load<{ columnModule: FrontendFeature }>('layout.tsx');
  const show = (features: FrontendFeature[]) => {
    const layout = [{ component: 'HomePageOnCall', column: 0, row: 0, width: 4, height: 3 }];
    const data = {
      backend: { baseUrl: 'http://backend' },
      app: { extensions: [{ 'page:home': { config: { defaultConfig: layout } } }] },
    };
    const { tree, problems } = prepareApp({
      features: [...bundledFeatures, ...features],
      config: { data, locate: () => undefined },
    }).finalize();
    expect(problems).toEqual([]);
    const page = tree.nodes.get('page:home')?.instance?.getData(coreExtensionData.reactElement);
    return renderInCatalog(<>{page}</>, {
      catalogApi: createTestCatalog([]),
      apis: [mockApis.analytics(), mockApis.fetch()],
    });
  };
  const { unmount } = show([onCallPlugin]);
  expect(await screen.findByText('Team platform, from the roster.')).toBeVisible();
  unmount();
  show([onCallPlugin, columnModule]);
  expect(await screen.findByRole('heading', { name: /^\d+ widgets$/ })).toBeVisible();
  expect(await screen.findByText('Team platform, from the roster.')).toBeVisible();
});
