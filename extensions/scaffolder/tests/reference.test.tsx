import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderInCatalog, createTestCatalog } from '#extensions/catalog/testing';
import { routeResolutionApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { scaffolderApiRef, type ScaffolderApi } from '../api/ScaffolderApi';
import { MissingScaffolderError } from '../api/scaffolderErrors';
import { ActionsPage } from '../pages/actions/ActionsPage';
import { TemplatingExtensionsPage } from '../pages/templatingExtensions/TemplatingExtensionsPage';
import { actionsSchema } from '../protocol/actions';
import { templatingExtensionsSchema } from '../protocol/templates';
import {
  actionRouteRef,
  actionsRouteRef,
  templatingExtensionRouteRef,
  templatingExtensionsRouteRef,
} from '../routes';

/** The body of a recorded response. */
function bodyOf(name: string): unknown {
  const file = join(import.meta.dirname, '../../../tests/contract/wire', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { response: { body: unknown } }).response.body;
}

const recordedActions = actionsSchema.parse(bodyOf('scaffolder-actions'));
const recordedExtensions = templatingExtensionsSchema.parse(bodyOf('scaffolder-templating-extensions'));

const routes = {
  resolve: (ref: unknown) => {
    if (ref === actionsRouteRef) return () => '/actions';
    if (ref === actionRouteRef) return ({ actionId }: { actionId: string }) => `/actions/${actionId}`;
    if (ref === templatingExtensionRouteRef)
      return ({ extensionId }: { extensionId: string }) => `/templating-extensions/${extensionId}`;
    return ref === templatingExtensionsRouteRef ? () => '/templating-extensions' : undefined;
  },
};

function render(path: string, api: Partial<ScaffolderApi>) {
  return renderInCatalog(
    <Routes>
      <Route path="actions/*" element={<ActionsPage />} />
      <Route path="templating-extensions/*" element={<TemplatingExtensionsPage />} />
    </Routes>,
    {
      path,
      catalogApi: createTestCatalog([]),
      apis: [mockApis.analytics(), [routeResolutionApiRef, routes], [scaffolderApiRef, api]],
    },
  );
}

describe('The actions', () => {
  const actions = { listActions: async () => recordedActions };

  it('are listed with input, output and examples', async () => {
    render('/actions/catalog:fetch', actions);
    expect(await screen.findByRole('heading', { name: 'catalog:fetch' })).toBeVisible();
    for (const name of ['Input', 'Output', 'Examples'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(await screen.findByText('entityRefs')).toBeVisible();
    expect(await screen.findByText('Fetch entity by reference')).toBeVisible();
    expect(screen.getByRole('button', { name: /Copy.*Link/ })).toBeVisible();
  });

  it('are found by name and description, and the search is in the URL', async () => {
    render('/actions', actions);
    const list = await screen.findByRole('navigation', { name: 'Search for an action' });
    await userEvent.type(screen.getByPlaceholderText('Search for an action'), 'FILES delete{Enter}');
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByTestId('address')).toHaveTextContent('q=FILES+delete');
    await userEvent.click(within(list).getByRole('link', { name: /fs:delete/ }));
    expect(screen.getByTestId('address')).toHaveTextContent('/actions/fs:delete?q=FILES+delete');
    expect(within(list).getByRole('link')).toHaveAttribute('aria-current', 'page');
    await userEvent.type(screen.getByPlaceholderText('Search for an action'), ' nothing{Enter}');
    expect(await screen.findByText("Nothing matches 'FILES delete nothing'")).toBeVisible();
  });

  it('follow references in their schemas, and name what takes no input', async () => {
    const schema = {
      input: {
        type: 'object',
        properties: { team: { $ref: '#/definitions/team' } },
        definitions: { team: { type: 'object', properties: { lead: { type: 'string' } } } },
      },
    };
    render('/actions', { listActions: async () => [{ id: 'acme:team', schema }] });
    await userEvent.click(await screen.findByRole('button', { name: 'team' }));
    expect(await screen.findByText('lead')).toBeVisible();
    expect(screen.getByText('None')).toBeVisible();
  });

  it.each([
    ['an action that is not installed', '/actions/acme:gone', actions, 'acme:gone is not installed'],
    ['no actions', '/actions', { listActions: async () => [] }, 'No information to display'],
    [
      'a failure',
      '/actions',
      { listActions: () => Promise.reject(new Error('Broken')) },
      'Could not load the actions',
    ],
    [
      'a backend without the plugin',
      '/actions',
      { listActions: () => Promise.reject(new MissingScaffolderError()) },
      'The backend of this portal cannot run templates, because it does not have the scaffolder plugin.',
    ],
  ])('explain %s', async (_what, path, api, text) => {
    render(path, api);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('The templating extensions', () => {
  it('are filters with input, arguments, output and examples', async () => {
    render('/templating-extensions/filter:parseEntityRef', {
      listTemplatingExtensions: async () => recordedExtensions,
    });
    expect(await screen.findByRole('heading', { name: 'parseEntityRef' })).toBeVisible();
    for (const name of [/^Filters/, 'Input', 'Arguments', 'Output', 'Examples'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(await screen.findByText('Without context')).toBeVisible();
  });

  it('are functions and values of plugins, too', async () => {
    const functions = { today: { description: 'The date', schema: { output: { type: 'string' } } } };
    const values = { region: { description: 'Where we run', value: { name: 'eu-west-1' } } };
    render('/templating-extensions', {
      listTemplatingExtensions: async () => ({ filters: {}, globals: { functions, values } }),
    });
    expect(await screen.findByRole('heading', { name: 'today' })).toBeVisible();
    expect(screen.queryByText('Filters')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /region/ }));
    expect(screen.getByTestId('address')).toHaveTextContent('/templating-extensions/value:region');
    expect(await screen.findByText(/eu-west-1/)).toBeVisible();
  });

  it('can be none', async () => {
    render('/templating-extensions', {
      listTemplatingExtensions: async () => ({ filters: {}, globals: { functions: {}, values: {} } }),
    });
    expect(await screen.findByText('No information to display')).toBeVisible();
  });
});
