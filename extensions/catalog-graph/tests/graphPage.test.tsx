import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { routeResolutionApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { EntityProvider } from '#extensions/catalog/components';
import {
  configureExtension,
  createTestCatalog,
  createUnreliableCatalog,
  failInEveryWay,
  renderExtension,
  renderInCatalog,
} from '#extensions/catalog/testing';
import type { CatalogApi } from '#extensions/catalog';
import type * as viewers from '#viewers/graph';
import type { DependencyGraphProps } from '#viewers/graph';
import { catalogGraphApiRef } from '../api/CatalogGraphApi';
import { createCatalogGraphApi } from '../api/createCatalogGraphApi';
import { RelationsCard, type RelationsCardConfig } from '../cards/RelationsCard';
import { CatalogGraphPage, type GraphPageConfig } from '../pages/CatalogGraphPage';
import { catalogEntityRouteRef, catalogGraphRouteRef } from '../routes';

/** The props of the graph that was drawn last. */
const drawn = vi.hoisted(() => ({ props: undefined as DependencyGraphProps | undefined }));
vi.mock('#viewers/graph', async (importActual) => {
  const actual = await importActual<typeof viewers>();
  return {
    ...actual,
    DependencyGraph: (props: DependencyGraphProps) => {
      drawn.props = props;
      return <actual.DependencyGraph {...props} />;
    },
  };
});

beforeEach(() => {
  drawn.props = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onChange: (entries: Array<{ isIntersecting: boolean }>) => void) {}
      observe() {
        this.onChange([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const createEntity = (kind: string, name: string, ...relations: Array<[string, string]>): Entity => ({
  apiVersion: 'v1',
  kind,
  metadata: { name },
  relations: relations.map(([type, targetRef]) => ({ type, targetRef })),
});

const shop = createEntity(
  'Component',
  'shop',
  ['dependsOn', 'component:default/cart'],
  ['dependsOn', 'resource:default/gone'],
  ['consumesApi', 'api:default/prices'],
  ['ownedBy', 'group:default/team'],
  ['deploysTo', 'resource:default/db'],
);
const team = createEntity('Group', 'team', ['ownerOf', 'component:default/shop']);
const cart = createEntity(
  'Component',
  'cart',
  ['dependencyOf', 'component:default/shop'],
  ['dependsOn', 'resource:default/db'],
);
const prices = createEntity('API', 'prices', ['apiConsumedBy', 'component:default/shop']);
const db = createEntity(
  'Resource',
  'db',
  ['dependencyOf', 'component:default/cart'],
  ['deployedBy', 'component:default/shop'],
);
const entities = [shop, team, cart, prices, db];
const root = 'rootEntityRefs[]=component:default/shop';

const routes = {
  resolve: (ref: unknown) => {
    if (ref === catalogGraphRouteRef) return () => '/catalog-graph';
    if (ref !== catalogEntityRouteRef) return undefined;
    return ({ kind, namespace, name }: Record<string, string>) => `/c/${namespace}/${kind}/${name}`;
  },
};

// The list has the same content as the graph, and needs no layout.
async function showList(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
  return screen.findByRole('list', { name: /^Relations of/ });
}

function render(
  element: React.ReactElement,
  options: { path?: string; catalogApi?: CatalogApi; config?: object } = {},
) {
  const { path = `/catalog-graph?${root}`, catalogApi = createTestCatalog(entities), config = {} } = options;
  const graphApi = createCatalogGraphApi(mockApis.config({ data: { catalogGraph: config } }));
  return renderInCatalog(element, {
    catalogApi,
    path,
    apis: [
      [catalogGraphApiRef, graphApi],
      [routeResolutionApiRef, routes],
    ],
  });
}

const renderPage = (config: GraphPageConfig = {}, options: Parameters<typeof render>[1] = {}) =>
  render(<CatalogGraphPage config={config} />, options);

const renderCard = (
  config: RelationsCardConfig = {},
  catalogApi: CatalogApi = createTestCatalog(entities),
  entity: Entity = shop,
) =>
  render(
    <EntityProvider entity={entity}>
      <RelationsCard config={config} />
    </EntityProvider>,
    { path: '/catalog/default/component/shop', catalogApi },
  );

const address = () => screen.getByTestId('address').textContent;

describe('the page of the graph', () => {
  it('shows the entities with links to their pages, and those that are missing', async () => {
    renderPage();
    const list = await showList();
    await waitFor(() => expect(within(list).getAllByRole('link', { name: 'cart' })[0]).toBeVisible());
    expect(within(list).getAllByRole('link', { name: 'db' })[0]).toHaveAttribute(
      'href',
      '/c/default/resource/db',
    );
    expect(list).toHaveTextContent('gone Resource · Not found, or no access');
    expect(list).toHaveTextContent('consumesApi prices');
  });

  it('changes the settings in the URL', async () => {
    renderPage();
    await showList();
    await userEvent.selectOptions(screen.getByLabelText('Depth'), '1 hop');
    await userEvent.selectOptions(screen.getByLabelText('Direction'), 'Top to bottom');
    await userEvent.selectOptions(screen.getByLabelText('Lines'), 'Stepped');
    for (const name of [
      'Point all lines away from the start',
      'Merge opposite relations',
      'Show arrow heads',
    ])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'ownerOf' }));
    for (const part of [
      'maxDepth=1',
      'direction=TB',
      'curve=curveStepBefore',
      'unidirectional=false',
      'mergeRelations=false',
      'showArrowHeads=false',
      'selectedRelations[]=ownedBy',
    ])
      expect(address()).toContain(part);
    expect(address()).not.toContain('selectedRelations[]=ownerOf');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'db' })).not.toBeInTheDocument());
  });

  it('filters by kind in the legend', async () => {
    renderPage();
    await showList();
    await userEvent.click(await screen.findByRole('button', { name: 'API' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'prices' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'API' })).toHaveAttribute('aria-pressed', 'false');
    expect(address()).toContain('selectedKinds[]=component');
  });

  it('starts elsewhere from the menu of an entity', async () => {
    renderPage();
    await showList();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for cart' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Start the graph here/ }));
    expect(address()).toBe(`/catalog-graph?${root.replace('shop', 'cart')}`);
  });

  it('finds folded neighbors by name and title, and shows them when they are chosen', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `part-${index}`);
    const hub = createEntity(
      'System',
      'hub',
      ...names.map((name): [string, string] => ['hasPart', `component:default/${name}`]),
    );
    const parts = names.map((name) => createEntity('Component', name, ['partOf', 'system:default/hub']));
    const last = parts.at(-1) as Entity;
    last.metadata.title = 'Ticket printer';
    renderPage(
      {},
      {
        path: '/catalog-graph?rootEntityRefs[]=system:default/hub',
        catalogApi: createTestCatalog([hub, ...parts]),
      },
    );
    const list = await showList();
    expect(await within(list).findAllByRole('button', { name: '+20' })).not.toHaveLength(0);
    const field = screen.getByRole('searchbox', { name: 'Find a node' });
    await userEvent.type(field, 'ticket pr');
    expect(await screen.findByText('1 of 1, folded')).toBeVisible();
    expect(within(list).getByRole('button', { name: '+20' })).toBeVisible();
    expect(address()).not.toContain('unfolded');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(list).getByRole('link', { name: 'Ticket printer' })).toBeVisible());
    expect(screen.getByText('1 of 1')).toBeVisible();
    expect(address()).toContain('unfolded[]=system:default/hub');
    await userEvent.clear(field);
    expect(within(list).getAllByRole('link', { name: 'part-28' })).not.toHaveLength(0);
    expect(within(list).queryByRole('button', { name: '+20' })).not.toBeInTheDocument();
  });

  it('offers entities if the URL has none', async () => {
    const systems = [...entities, createEntity('System', 'store')];
    renderPage({}, { path: '/catalog-graph', catalogApi: createTestCatalog(systems) });
    expect(await screen.findByRole('button', { name: /store/ })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'cart');
    await userEvent.click(await screen.findByRole('button', { name: /cart/ }));
    expect(address()).toBe('/catalog-graph?rootEntityRefs[]=component:default/cart');
  });

  it('keeps what has arrived when a wave fails, and retries', async () => {
    const catalog = createTestCatalog(entities);
    const getEntitiesByRefs = vi.fn<CatalogApi['getEntitiesByRefs']>();
    let fails = true;
    getEntitiesByRefs.mockImplementation((request, options) =>
      fails && request.entityRefs.includes('component:default/cart')
        ? Promise.reject(new Error('The disk is full'))
        : catalog.getEntitiesByRefs(request, options),
    );
    renderPage({}, { catalogApi: { ...catalog, getEntitiesByRefs } });
    expect(await screen.findByText('Could not load the whole graph')).toBeVisible();
    const list = await showList();
    expect(within(list).getByRole('link', { name: 'shop' })).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await within(list).findAllByRole('link', { name: 'cart' }))[0]).toBeVisible();
  });

  it('explains that an entity is not in the catalog', async () => {
    renderPage({}, { path: '/catalog-graph?rootEntityRefs[]=component:default/nothing' });
    expect(await screen.findByRole('heading', { name: 'Entity not found' })).toBeVisible();
  });

  it('hides entities beyond the limit, and shows more', async () => {
    renderPage({}, { path: `/catalog-graph?${root}&limit=2` });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(address()).toContain('limit=252');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  });

  it('says that nothing more is shown at the limit of the configuration', async () => {
    renderPage({}, { config: { limitEntities: 2 } });
    expect(await screen.findByText(/The graph shows no more entities/)).toBeVisible();
  });
});

describe('the card', () => {
  it('shows the direct relations, and links to the same graph on the page', async () => {
    renderCard({ direction: 'TB', kinds: ['Component'], relations: ['dependsOn'], curve: 'curveStepBefore' });
    const list = await showList();
    await waitFor(() => expect(within(list).getAllByRole('link', { name: 'cart' })).not.toHaveLength(0));
    expect(within(list).queryByRole('link', { name: 'prices' })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'View graph' });
    const search = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(search)).toEqual({
      'rootEntityRefs[]': 'component:default/shop',
      'selectedKinds[]': 'Component',
      'selectedRelations[]': 'dependsOn',
      maxDepth: '1',
      unidirectional: 'true',
      mergeRelations: 'true',
      showArrowHeads: 'true',
      direction: 'TB',
      curve: 'curveStepBefore',
    });
  });

  it('says why the backend fails, and shows the relations after a retry', async () => {
    const catalog = createUnreliableCatalog(entities);
    await failInEveryWay(catalog, () => renderCard({}, catalog.catalogApi));
    const list = await showList();
    expect((await within(list).findAllByRole('link', { name: 'cart' }))[0]).toBeVisible();
  });

  it('says that an entity has no relations', async () => {
    const lonely = createEntity('Component', 'lonely');
    renderCard({}, createTestCatalog([lonely]), lonely);
    expect(
      await screen.findByText(
        'No relations match. Show more kinds or relations, or add relations to the descriptor.',
      ),
    ).toBeVisible();
    const list = await showList();
    expect(within(list).getByRole('link', { name: 'lonely' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View graph' })).toBeVisible();
  });

  it('folds hundreds of neighbors, and leaves those without room to the page', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `part${index}`);
    const hub = createEntity(
      'System',
      'hub',
      ...names.map((name): [string, string] => ['hasPart', `component:default/${name}`]),
    );
    const parts = names.map((name) => createEntity('Component', name, ['partOf', 'system:default/hub']));
    renderCard({}, createTestCatalog([hub, ...parts]), hub);
    const list = await showList();
    // A relation is listed with both of its entities.
    const countParts = () =>
      new Set(
        within(list)
          .queryAllByText(/^part\d+$/, { selector: 'a, a *' })
          .map(({ textContent }) => textContent),
      ).size;
    await waitFor(() => expect(countParts()).toBe(10));
    await userEvent.click(within(list).getAllByText(/\+290/)[0] as HTMLElement);
    await waitFor(() => expect(countParts()).toBe(59));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(address()).toContain('/catalog-graph?rootEntityRefs[]=system:default/hub');
  });

  it('has the configured title', () => {
    renderCard({ title: 'Connections' });
    expect(screen.getByRole('heading', { name: 'Connections' })).toBeVisible();
  });
});

/** The graph that is drawn, as text. */
function printDrawn(): string {
  if (!drawn.props) return '';
  const { nodes, edges, direction, curve, zoom, showArrowHeads, height } = drawn.props;
  const lines = edges.map(({ from, to, label }) => `${from} ${label ?? ''} ${to}`).toSorted();
  return [
    `${direction} ${curve} ${zoom} ${showArrowHeads} ${height}`,
    nodes.map(({ id }) => id).join(' '),
    ...lines,
  ].join('\n');
}

/** What was drawn, because most tests compare with the same defaults. */
const drawings = new Map<string, string>();

/** Draws an extension of the tree that a portal builds from its configuration, as YAML. */
async function drawFromTree(id: string, yaml: string, path: string): Promise<string> {
  const key = [id, yaml, path].join('\n');
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const { unmount } = renderExtension({
    id,
    yaml,
    path,
    entity: shop,
    catalogApi: createTestCatalog(entities),
    apiRefs: [catalogGraphApiRef],
    apis: [[routeResolutionApiRef, routes]],
  });
  await waitFor(() => expect(drawn.props?.isLoading).toBe(false));
  const headings = screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  const controls = document.body.querySelector('[role=group]') === null ? 'closed' : 'open';
  const printed = [printDrawn(), ...headings, controls].join('\n');
  unmount();
  drawn.props = undefined;
  drawings.set(key, printed);
  return printed;
}

const drawPage = (yaml: string): Promise<string> =>
  drawFromTree('page:catalog-graph', yaml, `/catalog-graph?${root}`);
const card = 'entity-card:catalog-graph/relations';
const drawCard = (yaml: string): Promise<string> =>
  drawFromTree(card, yaml, '/catalog/default/component/shop');

const graphKeys = [
  'kinds: [Component]',
  'relations: [dependsOn]',
  'unidirectional: false',
  'mergeRelations: false, unidirectional: false',
  'showArrowHeads: false',
  'direction: TB',
  'relationPairs: [[consumesApi, apiConsumedBy]], unidirectional: false',
  'zoom: disabled',
  'curve: curveStepBefore',
];

describe('each key of the configuration changes what is shown', () => {
  it.each([
    ...graphKeys,
    'maxDepth: 1',
    'selectedKinds: [API]',
    'selectedRelations: [consumesApi]',
    'showFilters: false',
  ])('of the page: %s', async (yaml) => {
    expect(await drawPage(configureExtension('page:catalog-graph', yaml))).not.toBe(await drawPage(''));
  });

  it('of the page: rootEntityRefs', async () => {
    const yaml = configureExtension('page:catalog-graph', "rootEntityRefs: ['API:prices']");
    const [, ids] = (await drawFromTree('page:catalog-graph', yaml, '/catalog-graph')).split('\n');
    expect(ids).toMatch(/^api:default\/prices /);
  });

  it.each([...graphKeys, 'maxDepth: 2', 'height: 300', 'title: Connections'])(
    'of the card: %s',
    async (yaml) => {
      expect(await drawCard(configureExtension(card, yaml))).not.toBe(await drawCard(''));
    },
  );

  const deploys = 'additionalKnownRelations: [deploysTo, deployedBy]';
  it.each([
    ['knownRelations: [dependsOn, dependencyOf]', ''],
    [deploys, ''],
    ['knownRelationPairs: [[consumesApi, apiConsumedBy]]', ''],
    [`${deploys}, additionalKnownRelationPairs: [[deploysTo, deployedBy]]`, deploys],
    ['defaultRelationTypes: { include: [consumesApi] }', ''],
    ['defaultRelationTypes: { exclude: [consumesApi] }', ''],
    ['maxDepth: 1', ''],
    ['limitEntities: 3', ''],
  ])('of the section catalogGraph: %s', async (yaml, before) => {
    const print = (keys: string) => drawPage(`catalogGraph: { ${keys} }`);
    expect(await print(yaml)).not.toBe(await print(before));
  });
});
