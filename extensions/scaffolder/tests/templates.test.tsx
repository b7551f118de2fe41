import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { configureExtension, createUnreliableCatalog, renderExtension } from '#extensions/catalog/testing';
import { importPageRouteRef } from '#extensions/catalog-import';
import type { Entity, JsonObject } from '#model';
import { routeResolutionApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { scaffolderApiRef, type ScaffolderApi } from '../api/ScaffolderApi';
import { MissingScaffolderError } from '../api/scaffolderErrors';
import { taskCreatePermission } from '../protocol/permissions';
import { actionRouteRef, registerComponentRouteRef, selectedTemplateRouteRef } from '../routes';

const create = (name: string, more: Partial<Entity['metadata']> = {}, spec: JsonObject = {}): Entity => ({
  apiVersion: 'scaffolder.backstage.io/v1beta3',
  kind: 'Template',
  metadata: { name, ...more },
  spec: { type: 'service', owner: 'team-a', ...spec },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/team-a' }],
});

const service = create(
  'new-service',
  { title: 'New service', description: 'Makes a **service**', tags: ['recommended'] },
  {
    steps: [
      { id: 'fetch', name: 'Create the files', action: 'fetch:template' },
      { id: 'publish', action: 'publish:local', if: '${{ parameters.publish }}' },
      { id: 'broken', name: 'Notify the team', action: 'acme:notify' },
      'not a step',
    ],
    output: { links: [{ title: 'Repository' }, { title: 'Open ${{ parameters.name }}' }] },
  },
);
const website = create('new-website', { title: 'New website', tags: ['deprecated'] }, { type: 'website' });
const old: Entity = { ...create('old'), apiVersion: 'backstage.io/v1beta2' };

const routes = {
  resolve: (ref: unknown) => {
    if (ref === selectedTemplateRouteRef)
      return ({ namespace, templateName }: Record<string, string>) =>
        `/create/templates/${namespace}/${templateName}`;
    if (ref === actionRouteRef)
      return ({ actionId }: Record<string, string>) => `/create/actions/${actionId}`;
    if (ref === registerComponentRouteRef || ref === importPageRouteRef) return () => '/catalog-import';
    return undefined;
  },
};

const parameterSchema = {
  title: 'New service',
  steps: [
    {
      title: 'About',
      schema: {
        required: ['name', 'database'],
        properties: {
          name: { type: 'string', title: 'Name', description: 'Of the `repository`' },
          database: {
            type: 'object',
            required: ['engine'],
            properties: { engine: { type: 'string', title: 'Engine' }, size: { type: 'number' } },
          },
          secret: { type: 'string', 'ui:widget': 'hidden' },
        },
      },
    },
  ],
};

const scaffolder: Partial<ScaffolderApi> = {
  getTemplateParameterSchema: async () => parameterSchema,
  listActions: async () => [{ id: 'fetch:template' }, { id: 'publish:local' }],
};

function render({
  path = '/',
  config = '',
  entities = [service, website, old],
  api = scaffolder,
  fails = false,
  denied = '',
} = {}) {
  const catalog = createUnreliableCatalog(entities);
  if (fails) catalog.answerWith(() => new Response('', { status: 500 }));
  return renderExtension({
    id: 'sub-page:scaffolder/templates',
    path,
    yaml: config === '' ? '' : configureExtension('sub-page:scaffolder/templates', config),
    entity: service,
    catalogApi: catalog.catalogApi,
    apis: [
      [routeResolutionApiRef, routes],
      [scaffolderApiRef, api],
      mockApis.permission({
        authorize: ({ permission: { name } }) => (name === denied ? 'DENY' : 'ALLOW'),
      }),
    ],
  });
}

const group = (name: RegExp | string) => screen.findByRole('region', { name });
const cardsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

describe('The list of templates', () => {
  it('shows cards with owner, tags, star and the way to the form', async () => {
    render();
    const region = await group('Templates');
    expect(cardsOf(region)).toEqual(['New service', 'New website', 'old']);
    const card = within(region).getByRole('article', { name: 'New service' });
    expect(within(card).getByText('Makes a service')).toBeVisible();
    expect(within(card).getByText('recommended')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Star New service' })).toBeVisible();
    expect(within(card).getByRole('group', { name: 'Owner' })).toHaveTextContent('team-a');
    const choose = within(card).getByRole('link', { name: 'Choose New service' });
    expect(choose).toHaveAttribute('href', '/create/templates/default/new-service');
    expect(screen.getByRole('link', { name: 'Register Existing Component' })).toHaveAttribute(
      'href',
      '/catalog-import',
    );
  });

  it('marks deprecated templates, and those that the backend cannot run', async () => {
    render();
    const region = await group('Templates');
    const deprecated = within(region).getByRole('article', { name: 'New website' });
    expect(within(deprecated).getByText('Deprecated')).toBeVisible();
    const broken = within(region).getByRole('article', { name: 'old' });
    expect(within(broken).getByText('Cannot run')).toBeVisible();
    expect(within(broken).queryByRole('link', { name: 'Choose old' })).toBeNull();
  });

  it('sorts templates into the groups of the configuration, and the others into their own', async () => {
    render({
      config:
        "groups: [{ title: Services, filter: { 'spec.type': service, 'metadata.name': 'new-service' } }, { title: Empty, filter: { kind: API } }]",
    });
    expect(cardsOf(await group('Services'))).toEqual(['New service']);
    expect(cardsOf(await group('Other Templates'))).toEqual(['New website', 'old']);
    expect(screen.queryByRole('region', { name: 'Empty' })).toBeNull();
  });

  it('shows only templates that match templateFilter', async () => {
    render({ config: "templateFilter: { 'spec.type': website }" });
    expect(cardsOf(await group('Templates'))).toEqual(['New website']);
  });

  it('looks the same with enableBackstageUi', async () => {
    render({ config: 'enableBackstageUi: true' });
    expect(cardsOf(await group('Templates'))).toHaveLength(3);
  });

  it('keeps search and filters in the URL', async () => {
    render({ path: '/?filters[tags]=recommended' });
    expect(cardsOf(await group('Templates'))).toEqual(['New service']);
    await userEvent.click(await screen.findByRole('button', { name: /Remove.*recommended/ }));
    expect(await screen.findByRole('article', { name: 'New website' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'website{Enter}');
    await screen.findByText('All templates');
    await expect.poll(() => screen.queryByRole('article', { name: 'New service' })).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('website');
  });

  it('does not offer forms to users who may not run templates', async () => {
    render({ denied: taskCreatePermission.name });
    await group('Templates');
    expect(
      await screen.findByText(
        "You don't have access to run templates. It requires the scaffolder.task.create permission.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
  });

  it('does not offer registration without the permission to create entities', async () => {
    render({ denied: 'catalog.entity.create' });
    await group('Templates');
    await expect.poll(() => screen.queryByText('Register Existing Component')).toBeNull();
  });

  it('says what is listed if there is nothing, and what failed', async () => {
    render({ entities: [] });
    expect(await screen.findByRole('heading', { name: 'No templates' })).toBeVisible();
    expect(screen.getByText(/Register one in the catalog to see it here/)).toBeVisible();
  });

  it('reports a failed request', async () => {
    render({ fails: true });
    expect(await screen.findByText('Could not load the templates')).toBeVisible();
    const list = screen.getByRole('group', { name: 'All templates' });
    expect(within(list).getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('The details of a template', () => {
  it('show what it creates, asks for and does before it is chosen', async () => {
    render();
    const region = await group('Templates');
    await userEvent.click(within(region).getByRole('button', { name: 'Details of New service' }));
    const drawer = await screen.findByRole('dialog', { name: 'New service' });
    expect(screen.getByTestId('address')).toHaveTextContent('details=template:default/new-service');
    expect(await within(drawer).findByText('A repository')).toBeVisible();
    expect(await within(drawer).findByText('Name')).toBeVisible();
    expect(within(drawer).getByText('Of the repository')).toBeVisible();
    expect(within(drawer).getByText('Engine')).toBeVisible();
    expect(within(drawer).getAllByText('Required')).toHaveLength(2);
    expect(within(drawer).getByText('1 optional field')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'fetch:template' })).toHaveAttribute(
      'href',
      '/create/actions/fetch:template',
    );
    expect(within(drawer).getByText('On a condition')).toBeVisible();
    expect(
      within(drawer).getByText('The action acme:notify is not installed, so this template cannot run.'),
    ).toBeVisible();
    expect(within(drawer).getByText('Repository')).toBeVisible();
    expect(within(drawer).queryByText(/Open \$/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByTestId('address')).not.toHaveTextContent('details');
  });

  it('of a template that was removed meanwhile say so', async () => {
    render({ path: '/?details=template:default/gone' });
    expect(
      await screen.findByRole('heading', {
        name: 'The template template:default/gone is not in the catalog.',
      }),
    ).toBeVisible();
  });

  it('explain a template with another API version', async () => {
    render({ path: '/?details=template:default/old' });
    expect(
      await screen.findByText(/Templates with the API version 'backstage.io\/v1beta2' cannot run/),
    ).toBeVisible();
    expect(screen.getByText('The template has no steps, so it cannot run.')).toBeVisible();
  });

  it.each([
    ['the backend lacks the plugin', new MissingScaffolderError(), /it does not have the scaffolder plugin/],
    ['the form cannot be read', new Error('Broken'), /Could not load the form/],
  ])('show the rest if %s', async (_when, error, message) => {
    const api = {
      getTemplateParameterSchema: () => Promise.reject(error),
      listActions: () => Promise.reject(error),
    };
    render({ path: '/?details=template:default/new-service', api });
    const drawer = await screen.findByRole('dialog', { name: 'New service' });
    expect(await within(drawer).findByText(message)).toBeVisible();
    expect(within(drawer).getByText('Create the files')).toBeVisible();
  });
});

it('old links without a namespace lead to the form', async () => {
  render({ path: '/new-service?formData={}' });
  await expect
    .poll(() => screen.getByTestId('address').textContent)
    .toBe('/create/templates/default/new-service?formData={}');
});
