import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { configureExtension, createUnreliableCatalog, renderExtension } from '#extensions/catalog/testing';
import { visitsApiRef, type Visit } from '#extensions/home';
import { viewTechDocRouteRef } from '#extensions/catalog';
import { configApiRef, routeResolutionApiRef } from '#sdk';
import { mockApis, type TestApi } from '#sdk/testing';

const create = (kind: string, name: string, more: Partial<Entity['metadata']> = {}): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind,
  metadata: { name, annotations: { 'backstage.io/techdocs-ref': 'dir:.' }, ...more },
  spec: { type: kind === 'API' ? 'openapi' : 'service', owner: 'team-a' },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/team-a' }],
});

const entities = [
  create('Component', 'website', { title: 'Website', description: 'Sells **shoes**' }),
  create('API', 'orders'),
  create('Component', 'undocumented', { annotations: {} }),
];

function createVisits(visits: Array<Pick<Visit, 'pathname' | 'name'>>): TestApi {
  const api = {
    list: async () => visits.map((visit, index) => ({ ...visit, id: `${index}`, hits: 1, timestamp: 0 })),
  };
  return [visitsApiRef, api];
}

const routes = {
  resolve: (ref: unknown) =>
    ref === viewTechDocRouteRef
      ? ({ kind, namespace, name }: Record<string, string>) => `/docs/${namespace}/${kind}/${name}`
      : undefined,
};

function render(path = '/docs', { yaml = '', all = entities, apis = [] as TestApi[], fails = false } = {}) {
  const catalog = createUnreliableCatalog(all);
  if (fails) catalog.answerWith(() => new Response('', { status: 500 }));
  const portal = renderExtension({
    id: 'page:techdocs',
    path,
    yaml,
    entity: entities[0] as Entity,
    catalogApi: catalog.catalogApi,
    apis: [[routeResolutionApiRef, routes], ...apis],
  });
  return { ...catalog, portal };
}

describe('The list of documentation', () => {
  it('shows documents with owner, kind and type, and leaves out entities without documentation', async () => {
    render();
    const table = await screen.findByRole('table', { name: 'All documents' });
    const row = (await within(table).findByRole('link', { name: 'Website' })).closest('tr') as HTMLElement;
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(row).getByRole('link', { name: 'Website' })).toHaveAttribute(
      'href',
      '/docs/default/component/website',
    );
    expect(within(row).getByText('Sells shoes')).toBeVisible();
    expect(within(row).getByText('Component')).toBeVisible();
    expect(within(row).getByText('service')).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Star Website' })).toBeVisible();
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(
      expect.arrayContaining(['Document', 'Owner', 'Kind', 'Type']),
    );
  });

  it('keeps its filters in the URL, without the annotation that it always requires', async () => {
    render('/docs?filters[kinds]=API&filters[user]=all');
    const table = await screen.findByRole('table', { name: 'All documents' });
    expect(await within(table).findByRole('link', { name: 'orders' })).toBeVisible();
    expect(within(table).queryByRole('link', { name: 'Website' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Remove.*API|API.*Remove/ }));
    expect(await within(table).findByRole('link', { name: 'Website' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/docs\?filters\[user\]=all&limit=20$/);
  });

  it('links the site of another entity, and keeps the case of refs if it is configured', async () => {
    const other = { 'backstage.io/techdocs-ref': 'dir:.', 'backstage.io/techdocs-entity': 'System:handbook' };
    const all = [create('Component', 'website', { namespace: 'Teams', annotations: other })];
    const { portal } = render('/docs', { all });
    const name = 'Teams/website';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/docs/teams/system/handbook');
    portal.unmount();
    const data = { techdocs: { legacyUseCaseSensitiveTripletPaths: true } };
    render('/docs', { all, apis: [[configApiRef, mockApis.config({ data })]] });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/docs/Teams/System/handbook');
  });

  it('copies the link to a document', async () => {
    const user = userEvent.setup();
    render();
    await user.click(await screen.findByRole('button', { name: /Link to Website/ }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `${window.location.origin}/docs/default/component/website`,
      ),
    );
  });

  it('says that documentation could not be loaded', async () => {
    const { answerWith } = render('/docs', { fails: true });
    expect(await screen.findByText('Could not load available documentation.')).toBeVisible();
    answerWith(undefined);
    for (const retry of await screen.findAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Website' })).toBeVisible();
  });

  it('says how to add the first documentation', async () => {
    render('/docs', { all: [] });
    expect(await screen.findByRole('heading', { name: 'No documents to show' })).toBeVisible();
    expect(await screen.findByText(/backstage\.io\/techdocs-ref/)).toBeVisible();
  });

  it('starts with the configured list', async () => {
    render('/docs', { yaml: configureExtension('page:techdocs', 'initialFilter: all') });
    expect(await screen.findByRole('radio', { name: /All/ })).toBeChecked();
  });

  it('shows the pages that the user read last', async () => {
    const read = createVisits([
      { pathname: '/docs/default/component/website/guide/', name: 'Guide' },
      { pathname: '/docs', name: 'Documentation' },
      { pathname: '/docs/default/component/website', name: 'Website' },
      { pathname: '/docs/default/component/website/guide', name: 'Guide' },
    ]);
    render('/docs', { apis: [read] });
    const recent = await screen.findByRole('region', { name: 'Recently read' });
    const links = within(recent).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/docs/default/component/website/guide',
      '/docs/default/component/website',
    ]);
  });
});
