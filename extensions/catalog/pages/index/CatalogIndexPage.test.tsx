import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { ResponseError, storageApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import type { CatalogApi } from '../../api/CatalogApi';
import { BuiltInFilter, type BuiltInFilterProps } from '../../filters/BuiltInFilter';
import {
  createKindField,
  createUserListField,
  lifecycleField,
  namespaceField,
  ownerField,
  statusField,
  tagField,
  typeField,
} from '../../filters/filterFields';
import { type TestCatalog, createTestCatalog } from '../../testing/createTestCatalog';
import { type CatalogSurroundings, renderInCatalog } from '../../testing/renderInCatalog';
import { CatalogIndexPage, type CatalogIndexPageProps } from './CatalogIndexPage';

// A whole page in a simulated DOM on a shared machine: generous, for a wait ends as soon as it may.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const controls: BuiltInFilterProps[] = [
  { control: 'kind' },
  { control: 'type' },
  { control: 'list' },
  { control: 'mode', mode: 'owners-only' },
  { control: 'lifecycle' },
  { control: 'tag' },
  { control: 'processing-status' },
  { control: 'namespace' },
];
const fields = [
  createKindField('component'),
  typeField,
  createUserListField('owned'),
  ownerField,
  lifecycleField,
  tagField,
  statusField,
  namespaceField,
];
const filters = controls.map((props, index) => ({
  id: props.control,
  element: createElement(BuiltInFilter, props),
  field: fields[index],
}));

const teamA = 'group:default/team-a';

function component(name: string, more: { type?: string; tags?: string[]; owner?: string } = {}): Entity {
  const { type = 'service', tags = [], owner = 'group:default/team-b' } = more;
  return {
    apiVersion: 'v1',
    kind: 'Component',
    metadata: { name, namespace: 'default', tags },
    spec: { type, lifecycle: 'production', owner },
    relations: [{ type: 'ownedBy', targetRef: owner }],
  };
}

const entities: Entity[] = [
  component('alert-router', { tags: ['elixir'] }),
  component('artist-lookup', { tags: ['java', 'data'], owner: teamA }),
  component('artist-web', { type: 'website', tags: ['react'], owner: teamA }),
  component('billing-lib', { type: 'library', tags: ['java'] }),
  { ...component('petstore', { type: 'openapi' }), kind: 'API' },
  {
    apiVersion: 'v1',
    kind: 'Group',
    metadata: { name: 'team-a', namespace: 'default' },
    spec: { type: 'team', profile: { displayName: 'Team A' } },
  },
];

type Setting = Partial<CatalogSurroundings> & {
  page?: Partial<CatalogIndexPageProps>;
  overrides?: Partial<CatalogApi>;
};

function open(path: string, { page, overrides, ...surroundings }: Setting = {}): { catalog: TestCatalog } {
  const catalog = createTestCatalog(entities, overrides);
  renderInCatalog(<CatalogIndexPage pagination exportAdditions={[]} filters={filters} {...page} />, {
    catalogApi: catalog,
    path,
    ownershipEntityRefs: [teamA],
    ...surroundings,
  });
  return { catalog };
}

const address = () => screen.getByTestId('address').textContent;

async function findNames(): Promise<string[]> {
  const table = await screen.findByRole('table');
  await within(table).findAllByRole('rowheader');
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}

const expectNames = (...names: string[]) => waitFor(async () => expect(await findNames()).toEqual(names));

describe('The catalogue page', () => {
  it('opens with what the user owns and says so in the URL', async () => {
    open('/catalog');
    await expectNames('artist-lookup', 'artist-web');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Northwind Catalog');
    expect(screen.getByRole('heading', { name: /Owned Components/ })).toHaveTextContent('2');
    await waitFor(() =>
      expect(address()).toBe('/catalog?filters[kind]=component&filters[user]=owned&limit=20'),
    );
  });

  it('falls back to all entities when the user owns none', async () => {
    open('/catalog', { ownershipEntityRefs: ['user:default/nobody'] });
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    await waitFor(() => expect(address()).toContain('filters[user]=all'));
    expect(screen.getByRole('radio', { name: /Owned/ })).toBeDisabled();
  });

  it('counts each personal list and each value under the other filters', async () => {
    open('/catalog?filters[user]=all', {
      starred: ['component:default/billing-lib', 'api:default/petstore'],
    });
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'Owned 2' })).toBeEnabled();
      expect(screen.getByRole('radio', { name: 'Starred 1' })).toBeEnabled();
      expect(screen.getByRole('radio', { name: 'All 4' })).toBeChecked();
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'java 2' }));
    await expectNames('artist-lookup', 'billing-lib');
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'Owned 1' })).toBeEnabled();
      expect(screen.getByRole('checkbox', { name: 'library 1' })).toBeInTheDocument();
      expect(screen.getByRole('checkbox', { name: 'java 2' })).toBeChecked();
    });
    expect(screen.queryByRole('checkbox', { name: /website/ })).not.toBeInTheDocument();
  });

  it('keeps filters through a change of kind as chips that can be removed', async () => {
    open('/catalog?filters[user]=all&filters[tags]=java');
    await expectNames('artist-lookup', 'billing-lib');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'api');
    await screen.findByText('Nothing matches these filters');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Tags: java' }));
    await expectNames('petstore');
    await waitFor(() => expect(address()).toBe('/catalog?filters[kind]=api&filters[user]=all&limit=20'));
  });

  it('offers only starred and all entities of people and groups', async () => {
    open('/catalog?filters[kind]=group&filters[user]=owned');
    await expectNames('Team A');
    expect(screen.queryByRole('radio', { name: /Owned/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All 1' })).toBeChecked();
  });

  it('searches in names, titles and tags, and counts what the search leaves', async () => {
    open('/catalog?filters[user]=all');
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search Components' }),
      'artist{Enter}',
    );
    await expectNames('artist-lookup', 'artist-web');
    expect(address()).toContain('filters[text]=artist');
    await screen.findByRole('checkbox', { name: 'website 1' });
    expect(screen.queryByRole('checkbox', { name: /library 1/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
  });

  it('orders by a column and pages by cursor, both in the URL', async () => {
    const { catalog } = open('/catalog?filters[user]=all&limit=3');
    await expectNames('alert-router', 'artist-lookup', 'artist-web');
    expect(screen.getByText('1-3 of 4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
    await expectNames('billing-lib');
    expect(screen.getByText('4-4 of 4')).toBeInTheDocument();
    expect(address()).toContain('cursor=');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await expectNames('billing-lib', 'artist-web', 'artist-lookup');
    expect(address()).toMatch(/limit=3&orderField=metadata.name,desc$/);
    expect(catalog.queries.at(-1)).toMatchObject({
      orderFields: [{ field: 'metadata.name', order: 'desc' }],
      limit: 3,
    });
  });

  it('pages by offset where the configuration says so', async () => {
    open('/catalog?filters[user]=all', { page: { pagination: { mode: 'offset', limit: 3 } } });
    await expectNames('alert-router', 'artist-lookup', 'artist-web');
    await userEvent.click(screen.getByRole('button', { name: 'Last Page' }));
    await expectNames('billing-lib');
    expect(address()).toContain('limit=3&offset=3');
  });

  it('lists everything on one page without paging', async () => {
    open('/catalog?filters[user]=all&limit=1', { page: { pagination: false } });
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    expect(screen.queryByRole('button', { name: 'Next Page' })).not.toBeInTheDocument();
  });

  it('shows refs by title, loaded in one call', async () => {
    const calls: string[][] = [];
    const catalog = createTestCatalog(entities);
    open('/catalog', {
      overrides: {
        getEntitiesByRefs: async (request) => {
          calls.push(request.entityRefs);
          return catalog.getEntitiesByRefs(request);
        },
      },
    });
    const links = await screen.findAllByRole('link', { name: 'Team A' });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAttribute('href', '/catalog/default/group/team-a');
    expect(calls.filter((refs) => refs.includes(teamA))).toHaveLength(1);
  });

  it('stars a row', async () => {
    open('/catalog');
    const star = await screen.findByRole('button', { name: 'Star artist-web' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await screen.findByRole('radio', { name: 'Starred 1' });
  });

  it('arranges the columns as the user likes them, and keeps that with the storage API', async () => {
    const order = ['owner', 'name', 'system', 'type', 'lifecycle', 'description', 'tags'];
    const storage = mockApis.storage({
      data: { catalogTable: { layout: { order, hidden: ['tags', 'type'] } } },
    });
    const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    open('/catalog?filters[user]=all', { apis: [[storageApiRef, storage]] });
    await screen.findAllByRole('rowheader');
    expect(headers()).toEqual(['Starred', 'Owner', 'Name', 'System', 'Lifecycle', 'Description']);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns and density' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns and density' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Tags' }));
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toContain('Tags'));
    expect(screen.getByRole('table')).toHaveAttribute('data-dense');
    expect(storage.forBucket('catalogTable').snapshot('layout').value).toEqual({
      order,
      hidden: ['type'],
      density: 'compact',
    });
  });

  it('says what failed, and lists after Retry', async () => {
    let fails = true;
    const catalog = createTestCatalog(entities);
    open('/catalog?filters[user]=all', {
      overrides: {
        queryEntities: async (request) => {
          const refusal = new Response('{"error":{"message":"The database is away"}}', { status: 500 });
          if (fails) throw await ResponseError.fromResponse(refusal);
          return catalog.queryEntities(request);
        },
      },
    });
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Could not fetch catalog entities.');
    expect(panel).toHaveTextContent('The database is away');
    fails = false;
    await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
  });

  it('begins again at the first page when a kept cursor is no longer understood', async () => {
    const catalog = createTestCatalog(entities);
    open('/catalog?filters[user]=all&cursor=old', {
      overrides: {
        queryEntities: async (request = {}) => {
          if ('cursor' in request) throw await ResponseError.fromResponse(new Response('', { status: 400 }));
          return catalog.queryEntities(request);
        },
      },
    });
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    await waitFor(() => expect(address()).not.toContain('cursor'));
  });

  it('tells an empty catalogue from filters that leave nothing', async () => {
    const empty = createTestCatalog([]);
    renderInCatalog(<CatalogIndexPage pagination exportAdditions={[]} filters={filters} />, {
      catalogApi: empty,
    });
    await screen.findByRole('heading', { name: 'The catalog is empty' });
  });

  it('finds entities with errors by looking through them, since no backend filters by status', async () => {
    const broken = {
      ...component('broken'),
      status: { items: [{ type: 't', level: 'error' as const, message: 'm' }] },
    };
    const catalog = createTestCatalog([...entities, broken]);
    renderInCatalog(<CatalogIndexPage pagination exportAdditions={[]} filters={filters} />, {
      catalogApi: catalog,
      path: '/catalog?filters[user]=all&filters[status]=error',
    });
    await expectNames('broken');
  });
});
