import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ApiHolder } from '#engine';
import type { EarlyContext } from '#sdk/early';
import { catalogApiRef } from '../api/CatalogApi';
import { catalogEarlyPart } from '../early';

const user = { token: 'abc', ownershipEntityRefs: ['user:default/ada', 'group:default/a'] };
type Settings = Record<string, Record<string, unknown> | undefined>;

function context(address: string, extensions: Settings = {}): EarlyContext {
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const settings = (id: string) => (Object.hasOwn(extensions, id) ? extensions[id] : {});
  return {
    read: () => undefined,
    settings,
    isAt(id, path) {
      const page = settings(id);
      return page !== undefined && pathname.replace(/\/$/, '') === (page['path'] ?? path);
    },
    listed: Object.keys(extensions),
    backendUrl: (pluginId) => `http://backend/api/${pluginId}`,
    path: pathname,
    search: searchParams,
    href: (path) => `/portal${path}`,
    stored: () => undefined,
  };
}

function request(address: string, extensions?: Settings): string[] {
  const page = catalogEarlyPart.page?.(context(address, extensions));
  return (page?.requests(user) ?? []).map(({ url }) => decodeURIComponent(url).replace(/&fields=[^&]*/, ''));
}

const rows = 'http://backend/api/catalog/entities/by-query?limit=20&orderField=metadata.name,asc';
const owned = 'relations.ownedBy=user:default/ada,relations.ownedBy=group:default/a';

describe('what the catalog requests before the app is loaded', () => {
  it('is the default list, and all entities in case it is empty', () => {
    expect(request('/catalog')).toEqual([
      `${rows}&filter=kind=component,${owned}`,
      `${rows}&filter=kind=component`,
    ]);
    expect(catalogEarlyPart.page?.(context('/catalog?filters[kind]=api&limit=5'))?.skeleton).toBe('list');
    expect(catalogEarlyPart.page?.(context('/catalog?filters[tags]=a'))?.skeleton).toBe('list filtered');
  });

  it('depends on the address', () => {
    expect(request('/catalog/?filters[kind]=system&filters[user]=all&filters[tags]=a&limit=50')).toEqual([
      `${rows.replace('20', '50')}&filter=kind=system,metadata.tags.a=true`,
    ]);
    expect(request('/catalog?orderField=spec.type,asc')).toEqual([]);
    expect(request('/catalog?filters[user]=starred')).toEqual([]);
  });

  it('depends on the configuration, also on the order of the filters', () => {
    expect(
      request('/things', {
        'page:catalog': { path: '/things', pagination: { mode: 'offset', limit: 5, offset: 10 } },
        'catalog-filter:catalog/list': {},
        'catalog-filter:catalog/kind': { initialFilter: 'API' },
      }),
    ).toEqual([
      `${rows.replace('20', '5').replace('&', '&offset=10&')}&filter=${owned},kind=api`,
      `${rows.replace('20', '5').replace('&', '&offset=10&')}&filter=kind=api`,
    ]);
    expect(request('/catalog', { 'catalog-filter:catalog/list': undefined })).toEqual([
      `${rows}&filter=kind=component`,
    ]);
  });

  it('is the entity of an entity page', () => {
    const url = 'http://backend/api/catalog/entities/by-name/component/default/a b';
    expect(request('/catalog/default/component/a%20b')).toEqual([url]);
    expect(request('/catalog/default/component/a%20b/docs')).toEqual([url]);
    expect(catalogEarlyPart.page?.(context('/catalog/default/component/a'))?.skeleton).toBe('cards');
  });

  it.each([
    ['/'],
    ['/catalog/x'],
    ['/catalogue'],
    ['/catalog', { 'page:catalog': undefined }],
    ['/catalog/a/b/c', { 'page:catalog/entity': undefined }],
    ['/catalog', { 'api:app/fetch': { tokenHeader: 'X-Token' } }],
    ['/catalog', { 'api:catalog': undefined }],
  ] as Array<[string, Settings?]>)('is nothing at %s, configured as %j', (address, extensions) => {
    expect(request(address, extensions)).toEqual([]);
  });
});

describe('what the skeleton shows before the app is loaded', () => {
  const entity = (name: string, more: Record<string, unknown> = {}) => ({
    kind: 'Component',
    metadata: { name, ...more },
  });
  const read = (address: string, bodies: unknown[], extensions?: Settings) =>
    catalogEarlyPart.page?.(context(address, extensions))?.readContent?.(bodies, user);

  const page = (...names: string[]) => ({
    items: names.map((name) => entity(name)),
    totalItems: names.length,
  });
  const namesOf = (content: ReturnType<typeof read>) => content?.rows?.map(({ title }) => title);

  it('is the names of the list, with links', () => {
    const items = [
      entity('a', { title: 'The A', namespace: 'Prod' }),
      entity('b'),
      entity('c', { title: 7 }),
    ];
    expect(read('/catalog', [{ items, totalItems: 3 }])).toEqual({
      rows: [
        { title: 'The A', href: '/portal/catalog/prod/component/a' },
        { title: 'b', href: '/portal/catalog/default/component/b' },
        { title: 'c', href: '/portal/catalog/default/component/c' },
      ],
    });
  });

  it('is all entities if the user owns none, as soon as both are known', () => {
    expect(namesOf(read('/catalog', [page('a'), undefined]))).toEqual(['a']);
    expect(read('/catalog', [undefined, page('a')])).toBeUndefined();
    expect(read('/catalog', [page(), undefined])).toBeUndefined();
    expect(namesOf(read('/catalog', [page(), page('a')]))).toEqual(['a']);
    expect(namesOf(read('/catalog', [page(), page()]))).toEqual([]);
    // The page goes to the last page of the list.
    expect(namesOf(read('/catalog?offset=40', [{ items: [], totalItems: 5 }, page('a')]))).toEqual([]);
  });

  it('is not another list than the one that the page requests in a way that cannot be sent early', () => {
    const many = {
      ...user,
      ownershipEntityRefs: Array.from({ length: 200 }, (_, i) => `group:default/a-team-${i}`),
    };
    const early = catalogEarlyPart.page?.(context('/catalog'));
    expect(early?.requests(many)).toHaveLength(1);
    expect(early?.readContent?.([page('a')], many)).toBeUndefined();
  });

  it('links to the entity page at its path', () => {
    const items = [entity('a;b')];
    const paths = { 'page:catalog/entity': { path: '/things/:kind/:namespace/:name' } };
    expect(read('/catalog?filters[user]=all', [{ items, totalItems: 1 }], paths)).toEqual({
      rows: [{ title: 'a;b', href: '/portal/things/component/default/a%3Bb' }],
    });
  });

  it('is the title of the entity', () => {
    expect(read('/catalog/default/component/a', [entity('a', { title: 'The A' })])).toEqual({
      title: 'The A',
    });
  });

  it.each<[string, Settings?]>([
    ['/catalog', { 'page:catalog/entity': undefined }],
    ['/catalog', { 'api:catalog/entity-presentation': undefined }],
    ['/catalog', { 'catalog-filter:catalog/list': { initialFilter: 'starred' } }],
    ['/catalog/default/component/a', { 'api:catalog/entity-presentation': {} }],
    ['/catalog/prod/component/a'],
  ])('is nothing if the app may show something else: %s, configured as %j', (address, extensions) => {
    expect(read(address, [page('a'), page('b')], extensions)).toBeUndefined();
  });

  it.each([[{ error: { name: 'NotFoundError' } }], [null], [{ items: [{}] }]])(
    'is nothing of a response that the app reports: %j',
    (body) => {
      // The first script takes an error for nothing.
      const attempt = (address: string): unknown => {
        try {
          return read(address, [body]);
        } catch {
          return undefined;
        }
      };
      expect(attempt('/catalog?filters[user]=all')).toBeUndefined();
      expect(attempt('/catalog/default/component/a')).toBeUndefined();
    },
  );
});

describe('what is loaded into the cache before the page is shown', () => {
  const rowsPage = { items: [], totalItems: 0, pageInfo: {} };
  const catalogApi = {
    queryEntities: vi.fn(async () => rowsPage),
    getEntityByRef: vi.fn(async () => undefined),
  };

  async function fill(address: string, api: unknown = catalogApi): Promise<unknown[]> {
    const client = new QueryClient();
    const get = (ref: unknown) => (ref === catalogApiRef ? api : undefined);
    await catalogEarlyPart
      .page?.(context(address))
      ?.fillCache?.({ client, apis: { get } as ApiHolder }, user);
    return client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey[1], state.data]);
  }

  it('is what the list shows first, and who the user is', async () => {
    expect(await fill('/catalog')).toEqual([
      ['ownership', user.ownershipEntityRefs],
      ['rows', rowsPage],
      ['rows', rowsPage],
    ]);
    expect(catalogApi.queryEntities).toHaveBeenCalledTimes(2);
  });

  it('is the entity of an entity page', async () => {
    expect(await fill('/catalog/default/component/a')).toEqual([
      ['ownership', user.ownershipEntityRefs],
      ['entity', null],
    ]);
    expect(catalogApi.getEntityByRef).toHaveBeenCalledOnce();
  });

  it('is who the user is if there is no catalog API', async () => {
    expect(await fill('/catalog/default/component/a', null)).toEqual([
      ['ownership', user.ownershipEntityRefs],
    ]);
  });
});
