import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { ResponseError, storageApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import type { CatalogApi } from '../api/CatalogApi';
import { BuiltInFilter, type BuiltInFilterProps } from '../filters/BuiltInFilter';
import {
  createKindField,
  createUserListField,
  lifecycleField,
  namespaceField,
  ownerField,
  statusField,
  tagField,
  typeField,
} from '../list/filterFields';
import { type TestCatalog, createTestCatalog } from '../testing/createTestCatalog';
import { type CatalogSurroundings, renderInCatalog } from '../testing/renderInCatalog';
import { CatalogIndexPage, type CatalogIndexPageProps } from '../pages/index/CatalogIndexPage';

// Generous timeouts, because a whole page in a simulated DOM is slow on a shared machine.
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

function component(
  name: string,
  more: { type?: string; tags?: string[]; owner?: string; system?: string } = {},
): Entity {
  const { type = 'service', tags = [], owner = 'group:default/team-b', system } = more;
  return {
    apiVersion: 'v1',
    kind: 'Component',
    metadata: { name, namespace: 'default', tags },
    spec: { type, lifecycle: 'production', owner, ...(system && { system }) },
    relations: [{ type: 'ownedBy', targetRef: owner }],
  };
}

const entities: Entity[] = [
  component('alert-router', { tags: ['elixir'] }),
  component('artist-lookup', { tags: ['java', 'data'], owner: teamA }),
  component('artist-web', { type: 'website', tags: ['react'], owner: teamA, system: 'portal' }),
  component('billing-lib', { type: 'library', tags: ['java'], system: 'billing' }),
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
  entities?: readonly Entity[];
};

function open(
  path: string,
  { page, overrides, entities: listed = entities, ...surroundings }: Setting = {},
): { catalog: TestCatalog } {
  const catalog = createTestCatalog(listed, overrides);
  const element = (
    <>
      <CatalogIndexPage pagination exportAdditions={[]} filters={filters} {...page} />
      <HistoryButtons />
    </>
  );
  renderInCatalog(element, { catalogApi: catalog, path, ownershipEntityRefs: [teamA], ...surroundings });
  return { catalog };
}

/** Simulates the Back and Forward buttons of the browser. */
function HistoryButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
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

describe('The catalog page', () => {
  it('lists owned entities by default, with the state in the URL', async () => {
    open('/catalog');
    await expectNames('artist-lookup', 'artist-web');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Northwind Catalog');
    expect(screen.getByRole('heading', { name: /Owned Components/ })).toHaveTextContent('2');
    await waitFor(() =>
      expect(address()).toBe('/catalog?filters[kind]=component&filters[user]=owned&limit=20'),
    );
  });

  it('falls back to all entities if the user owns none', async () => {
    open('/catalog', { ownershipEntityRefs: ['user:default/without-entities'] });
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    await waitFor(() => expect(address()).toContain('filters[user]=all'));
    expect(await screen.findByRole('radio', { name: /Owned/ })).toBeDisabled();
  });

  it('counts personal lists and values with the other filters applied', async () => {
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

  it('counts starred entities by name', async () => {
    const elsewhere = component('billing-lib');
    const { catalog } = open('/catalog?filters[user]=all&filters[tags]=java', {
      starred: ['component:default/billing-lib', 'component:default/artist-web', 'api:default/petstore'],
      entities: [
        ...entities,
        { ...elsewhere, metadata: { ...elsewhere.metadata, namespace: 'other', tags: ['java'] } },
      ],
    });
    await screen.findByRole('radio', { name: 'Starred 1' });
    expect(catalog.queries).toContainEqual(
      expect.objectContaining({
        filter: {
          kind: 'component',
          'metadata.tags.java': 'true',
          'metadata.name': ['billing-lib', 'artist-web'],
        },
        limit: 1000,
      }),
    );
  });

  it('keeps filters when the kind changes, as removable chips', async () => {
    open('/catalog?filters[user]=all&filters[tags]=java');
    await expectNames('artist-lookup', 'billing-lib');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'api');
    await screen.findByText('No matching entities');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Tags: java' }));
    await expectNames('petstore');
    await waitFor(() => expect(address()).toBe('/catalog?filters[kind]=api&filters[user]=all&limit=20'));
  });

  it('restores filters with Back and Forward', async () => {
    open('/catalog?filters[user]=all');
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    await userEvent.click(await screen.findByRole('checkbox', { name: /java/ }));
    await expectNames('artist-lookup', 'billing-lib');
    await waitFor(() => expect(address()).toContain('filters[tags]=java'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
    expect(screen.getByRole('checkbox', { name: /java/ })).not.toBeChecked();
    expect(address()).not.toContain('filters[tags]');
    await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
    await expectNames('artist-lookup', 'billing-lib');
    expect(screen.getByRole('checkbox', { name: /java/ })).toBeChecked();
  });

  it('offers only starred and all entities for users and groups', async () => {
    open('/catalog?filters[kind]=group&filters[user]=owned');
    await expectNames('Team A');
    expect(screen.queryByRole('radio', { name: /Owned/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'All 1' })).toBeChecked();
  });

  it('searches names, titles and tags, and counts the results', async () => {
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

  it('sorts by a column and pages by cursor, with both in the URL', async () => {
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

  it('opens the first and the last page in cursor mode, and each page between them', async () => {
    const { catalog } = open('/catalog?filters[user]=all&limit=1');
    const goTo = (page: string) => userEvent.click(screen.getByRole('button', { name: page }));
    await expectNames('alert-router');
    expect(screen.getByRole('button', { name: 'First Page' })).toBeDisabled();
    await goTo('Last Page');
    await expectNames('billing-lib');
    expect(screen.getByText('4-4 of 4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next Page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Last Page' })).toBeDisabled();
    expect(catalog.queries.at(-1)).toMatchObject({ offset: 3 });
    await goTo('Previous Page');
    await expectNames('artist-web');
    expect(screen.getByText('3-3 of 4')).toBeInTheDocument();
    await goTo('Next Page');
    await expectNames('billing-lib');
    await goTo('First Page');
    await expectNames('alert-router');
    expect(address()).not.toMatch(/cursor|offset/);
  });

  it.each([{ pagination: true }, { pagination: { mode: 'offset' as const } }])(
    'opens the page at an offset in the URL, and the last page instead of a missing one, with %o',
    async (page) => {
      open('/catalog?filters[user]=all&limit=2&offset=2', { page });
      await expectNames('artist-web', 'billing-lib');
      expect(screen.getByText('3-4 of 4')).toBeInTheDocument();
      cleanup();
      open('/catalog?filters[user]=all&limit=3&offset=1000', { page });
      await expectNames('billing-lib');
      expect(screen.getByText('4-4 of 4')).toBeInTheDocument();
      await waitFor(() => expect(address()).toMatch(/limit=3&offset=3$/));
    },
  );

  it('reaches the first page if the configuration starts at another', async () => {
    open('/catalog?filters[user]=all', { page: { pagination: { mode: 'offset', limit: 2, offset: 2 } } });
    await expectNames('artist-web', 'billing-lib');
    await userEvent.click(screen.getByRole('button', { name: 'First Page' }));
    await expectNames('alert-router', 'artist-lookup');
  });

  it('lists entities without the field it is sorted by, after the others', async () => {
    open('/catalog?filters[user]=all&limit=2&orderField=spec.system,asc');
    await expectNames('billing-lib', 'artist-web');
    expect(screen.getByText('1-2 of 4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next Page' }));
    await expectNames('alert-router', 'artist-lookup');
    expect(screen.getByText('3-4 of 4')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous Page' }));
    await expectNames('billing-lib', 'artist-web');
  });

  it('pages by offset if configured', async () => {
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

  it('shows refs by title, loaded in one request', async () => {
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

  it('stores the column layout with the storage API', async () => {
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

  it('shows an error, and loads after a retry', async () => {
    let fails = true;
    const catalog = createTestCatalog(entities);
    open('/catalog?filters[user]=all', {
      overrides: {
        queryEntities: async (request) => {
          const refusal = new Response('{"error":{"message":"The database is not available"}}', {
            status: 500,
          });
          if (fails) throw await ResponseError.fromResponse(refusal);
          return catalog.queryEntities(request);
        },
      },
    });
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Could not fetch catalog entities.');
    expect(panel).toHaveTextContent('The database is not available');
    fails = false;
    await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
  });

  it('keeps the place of filters whose values fail to load, and loads them after a retry', async () => {
    let fails = true;
    const catalog = createTestCatalog(entities);
    open('/catalog?filters[user]=all&filters[type]=library', {
      overrides: {
        getEntityFacets: async (request) => {
          if (fails && !request.facets.includes('kind')) throw new Error('The database is not available');
          return catalog.getEntityFacets(request);
        },
      },
    });
    await screen.findByText('Failed to load entity types');
    expect(screen.getByRole('checkbox', { name: 'library' })).toBeChecked();
    for (const label of ['Owner', 'Lifecycle', 'Tags', 'Namespace'])
      expect(screen.getByText(label, { selector: 'p' }).parentElement).toHaveTextContent(
        'Failed to load values',
      );
    fails = false;
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    await screen.findByRole('checkbox', { name: 'java 1' });
    await screen.findByRole('checkbox', { name: /website/ });
    expect(screen.queryByText(/^Failed to load/)).not.toBeInTheDocument();
  });

  it('has no pages below its path', async () => {
    const routed = (path: string) =>
      renderInCatalog(
        <Routes>
          <Route
            path="/catalog/*"
            element={<CatalogIndexPage pagination exportAdditions={[]} filters={filters} />}
          />
        </Routes>,
        { catalogApi: createTestCatalog(entities), path },
      );
    routed('/catalog/anything');
    await screen.findByRole('heading', { name: 'Page not found' });
    cleanup();
    routed('/catalog/');
    await expectNames('alert-router', 'artist-lookup', 'artist-web', 'billing-lib');
  });

  it('returns to the first page if the cursor in the URL is invalid', async () => {
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

  it('has a different empty state for an empty catalog', async () => {
    const empty = createTestCatalog([]);
    renderInCatalog(<CatalogIndexPage pagination exportAdditions={[]} filters={filters} />, {
      catalogApi: empty,
    });
    await screen.findByRole('heading', { name: 'The catalog is empty' });
  });

  it('finds entities with errors without support of the backend', async () => {
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
