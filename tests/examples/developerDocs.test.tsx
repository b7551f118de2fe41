import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { type ApiDocsConfig, apiDocsConfigRef } from '#extensions/api-docs';
import { EntityProvider } from '#extensions/catalog/components';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { kubernetesApiRef, kubernetesClusterLinkFormatterApiRef } from '#extensions/kubernetes';
import {
  type FormDecoratorsApi,
  formDecoratorsApiRef,
  type FormFieldsApi,
  formFieldsApiRef,
  TemplateOutputsBlueprint,
} from '#extensions/scaffolder';
import { searchApiRef } from '#extensions/search';
import { listOptions, openPaletteByKey, renderPalette } from '#extensions/search/testing';
import {
  type TechDocsAddonsApi,
  type TechDocsReaderPage,
  TechDocsReaderPageContext,
  techdocsAddonsApiRef,
} from '#extensions/techdocs';
import { coreExtensionData, type FrontendFeature, type FrontendPlugin, toastApiRef } from '#sdk';
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

it('the commands of command-palette.md are offered, and configured in YAML', async () => {
  const page = 'command-palette.md';
  const folder = await writeDocExample(page);
  const { onCallPlugin } = (await import(/* @vite-ignore */ join(folder, 'plugin.ts'))) as {
    onCallPlugin: FrontendPlugin;
  };
  const entity = { apiVersion: 'a/v1', kind: 'Component', metadata: { name: 'orders' }, spec: {} };
  const path = '/catalog/default/component/orders';
  const show = async (yaml: string) => {
    const toastApi = mockApis.toast();
    const { unmount } = renderPalette({
      features: [onCallPlugin],
      yaml,
      path,
      entities: [entity],
      apis: [[toastApiRef, toastApi]],
    });
    fireEvent.change(await openPaletteByKey(), { target: { value: 'owner' } });
    return { toastApi, unmount };
  };
  const { toastApi, unmount } = await show('');
  expect(await screen.findByRole('option', { name: /^Page the owner/ })).toBeVisible();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await waitFor(() => expect(toastApi.getToasts()).toMatchObject([{ title: 'Paged the owner of orders' }]));
  fireEvent.change(await openPaletteByKey(), { target: { value: 'rules' } });
  expect(await screen.findByRole('option', { name: 'Open the handbook' })).toBeVisible();
  unmount();

  const text = await readFile(join(import.meta.dirname, '../../docs/developers', page), 'utf8');
  await show(/```yaml\n(.*?)```/s.exec(text)?.[1] ?? '');
  expect(await screen.findByRole('option', { name: /^Alert the owner/ })).toBeVisible();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rules' } });
  expect(listOptions()).not.toContain('Open the handbook');
});

it('the type, the item, the filter and the search of search.md work', async () => {
  const folder = await writeDocExample('search.md');
  const load = async <T,>(file: string): Promise<T> =>
    (await import(/* @vite-ignore */ join(folder, file))) as T;
  const { runbooksPlugin } = await load<{ runbooksPlugin: FrontendFeature }>('plugin.tsx');
  const { RunbookSearch } = await load<{ RunbookSearch: () => ReactNode }>('RunbookSearch.tsx');
  const { tree, problems } = prepareApp({
    features: [...bundledFeatures, runbooksPlugin],
    config: { data: { backend: { baseUrl: 'http://backend' } }, locate: () => undefined },
  }).finalize();
  expect(problems).toEqual([]);
  const document = { title: 'Disk full', text: '', location: '/runbooks/1', severity: 'high' };
  const query = async () => ({ results: [{ type: 'runbooks', document, rank: 1 }], numberOfResults: 1 });
  const page = tree.nodes.get('page:search')?.instance?.getData(coreExtensionData.reactElement);
  const environment = {
    path: '/search?types[]=runbooks',
    catalogApi: createTestCatalog([]),
    apis: [mockApis.analytics(), [searchApiRef, { query }] as const],
  };
  const { unmount } = renderInCatalog(<>{page}</>, environment);
  expect(await screen.findByText('Severity high')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Runbooks/ })).toBeChecked();
  expect(await screen.findByRole('checkbox', { name: 'low' })).toBeInTheDocument();
  unmount();
  renderInCatalog(<RunbookSearch />, environment);
  expect(await screen.findByText('1 runbooks')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Runbooks' })).toBeChecked();
});

it('the add-on of documentation-addons.md is on pages until the YAML turns it off', async () => {
  const page = 'documentation-addons.md';
  const folder = await writeDocExample(page);
  const { readingPlugin } = (await import(/* @vite-ignore */ join(folder, 'plugin.ts'))) as {
    readingPlugin: FrontendPlugin;
  };
  const list = (extra: object) => {
    const { apis, problems } = prepareApp({
      features: [...bundledFeatures, readingPlugin],
      config: { data: { backend: { baseUrl: 'http://backend' }, ...extra }, locate: () => undefined },
    }).finalize();
    expect(problems).toEqual([]);
    return (apis.get(techdocsAddonsApiRef) as TechDocsAddonsApi).getAddons();
  };
  const addon = list({}).find(({ name }) => name === 'ReadingTime');
  expect(addon?.location).toBe('Subheader');
  const host = document.createElement('div');
  document.body.append(host);
  const shadowRoot = host.attachShadow({ mode: 'open' });
  const content = document.createElement('div');
  content.className = 'md-content';
  content.textContent = 'word '.repeat(401);
  shadowRoot.append(content);
  const Addon = addon?.component ?? (() => null);
  const context: TechDocsReaderPage = {
    entityRef: { kind: 'component', namespace: 'default', name: 'web' },
    path: '',
    metadata: { loading: false },
    entityMetadata: { loading: false },
    shadowRoot,
    contentVersion: 1,
    title: '',
    setTitle: () => undefined,
  };
  renderInCatalog(
    <TechDocsReaderPageContext value={context}>
      <Addon />
    </TechDocsReaderPageContext>,
    { catalogApi: createTestCatalog([]), apis: [mockApis.analytics()] },
  );
  expect(await screen.findByText('3 min read')).toBeVisible();

  const text = await readFile(join(import.meta.dirname, '../../docs/developers', page), 'utf8');
  const [off, moved] = [...text.matchAll(/```yaml\n(.*?)```/gs)].map(
    ([, yaml = '']) => parse(yaml) as object,
  );
  expect(list(off ?? {}).map(({ name }) => name)).toEqual(['ExpandableNavigation', 'TextSize', 'LightBox']);
  expect(list(moved ?? {}).map(({ name }) => name)).not.toContain('ReadingTime');
});

it('the field, the decorator and the output of template-forms.md work until the YAML turns them off', async () => {
  const page = 'template-forms.md';
  const folder = await writeDocExample(page);
  const { ticketsPlugin } = (await import(/* @vite-ignore */ join(folder, 'plugin.tsx'))) as {
    ticketsPlugin: FrontendPlugin;
  };
  const start = async (extra: object) => {
    const { apis, tree, problems } = prepareApp({
      features: [...bundledFeatures, ticketsPlugin],
      config: { data: { backend: { baseUrl: 'http://backend' }, ...extra }, locate: () => undefined },
    }).finalize();
    expect(problems).toEqual([]);
    const fields = await (apis.get(formFieldsApiRef) as FormFieldsApi).loadFormFields();
    const decorators = await (apis.get(formDecoratorsApiRef) as FormDecoratorsApi).getFormDecorators();
    const outputs = tree.nodes.get('scaffolder-template-outputs:tickets/ticket')?.instance;
    return {
      field: fields.find(({ name }) => name === 'TicketPicker'),
      decorator: decorators.find(({ id }) => id === 'add-ticket'),
      outputs,
    };
  };
  const { field, decorator, outputs } = await start({});

  const Field = field?.component ?? (() => null);
  const onChange = vi.fn<(value: unknown) => void>();
  const formContext = { formData: {}, secrets: {}, setSecrets: () => undefined };
  const Output = outputs?.getData(TemplateOutputsBlueprint.dataRefs.component) ?? (() => null);
  renderInCatalog(
    <>
      <Field
        name="ticket"
        formData={undefined}
        onChange={onChange}
        schema={{ title: 'Ticket' }}
        uiSchema={{ 'ui:options': { project: 'DEV' } }}
        idSchema={{ $id: 'ticket' }}
        formContext={formContext}
      />
      <Output output={{ ticket: 'OPS-1' }} taskId="1" />
    </>,
    { catalogApi: createTestCatalog([]), apis: [mockApis.analytics()] },
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Ticket' }), { target: { value: 'OPS-1' } });
  expect(onChange).toHaveBeenCalledWith('OPS-1');
  expect(screen.getByPlaceholderText('DEV-1')).toBeVisible();
  expect(await screen.findByText('Ticket OPS-1 has the result.')).toBeVisible();
  expect(outputs?.getData(TemplateOutputsBlueprint.dataRefs.templateRefs)).toEqual([
    'template:default/change',
  ]);

  const addError = vi.fn<(message: string) => void>();
  const context = { formData: {}, schema: {}, uiSchema: {}, apis: { get: () => undefined } };
  await field?.validation?.('none', { addError }, context);
  expect(addError).toHaveBeenCalledWith('Use a project and a number, such as OPS-1.');

  let values: Record<string, unknown> = { name: 'web' };
  await decorator?.decorator(
    {
      input: { project: 'OPS' },
      formState: values,
      setFormState: (change) => (values = change(values)),
      setSecrets: () => undefined,
    },
    { identity: mockApis.identity({ userEntityRef: 'user:default/ann' }) },
  );
  expect(values).toEqual({ name: 'web', project: 'OPS', reporter: 'user:default/ann' });

  const text = await readFile(join(import.meta.dirname, '../../docs/developers', page), 'utf8');
  const off = await start(parse(/```yaml\n(.*?)```/s.exec(text)?.[1] ?? '') as object);
  expect(off).toEqual({ field: undefined, decorator: undefined, outputs: undefined });
});

it('the card of kubernetes.md counts pods, and its dashboard replaces the links', async () => {
  const folder = await writeDocExample('kubernetes.md');
  const load = async <T,>(file: string): Promise<T> =>
    (await import(/* @vite-ignore */ join(folder, file))) as T;
  const { dashboardModule } = await load<{ dashboardModule: FrontendFeature }>('dashboard.tsx');
  const { PodCount } = await load<{ PodCount: () => ReactNode }>('PodCount.tsx');
  const { apis, problems } = prepareApp({
    features: [...bundledFeatures, dashboardModule],
    config: { data: { backend: { baseUrl: 'http://backend' } }, locate: () => undefined },
  }).finalize();
  expect(problems).toEqual([]);
  const formatter = apis.get(kubernetesClusterLinkFormatterApiRef);
  const object = { metadata: { namespace: 'sales', name: 'shop' } };
  expect(
    await formatter?.formatClusterLink({
      dashboardUrl: 'https://board.example/',
      kind: 'Deployment',
      object,
    }),
  ).toBe('https://board.example/objects/Deployment/sales/shop');
  const items = [
    {
      cluster: { name: 'a' },
      resources: [{ type: 'pods', resources: [{}, {}] }],
      podMetrics: [],
      errors: [],
    },
  ];
  renderInCatalog(
    <EntityProvider entity={wsdl}>
      <PodCount />
    </EntityProvider>,
    {
      catalogApi: createTestCatalog([wsdl]),
      apis: [[kubernetesApiRef, { getObjectsByEntity: async () => ({ items }) }]],
    },
  );
  expect(await screen.findByText('2 pods')).toBeVisible();
});
