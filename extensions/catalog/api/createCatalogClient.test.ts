import { describe, expect, it } from 'vitest';
import { ResponseError } from '#sdk';
import { mockApis } from '#sdk/testing';
import { type Recording, loadRecordings } from '../../../tests/contract/recordings';
import type { CatalogApi } from './CatalogApi';
import { createCatalogClient } from './createCatalogClient';
import { CATALOG_FILTER_EXISTS } from './entityFilterQuery';

const recordings = new Map(loadRecordings().map((recording) => [recording.name, recording]));

interface Sent {
  method: string;
  path: string;
  parameters: string[];
  body: unknown;
}

/** Creates a client whose backend replays a recorded response, with a list of its requests. */
function replay(name: string): { client: CatalogApi; recording: Recording; sent: Sent[] } {
  const recording = recordings.get(name);
  if (!recording) throw new Error(`Unknown recording '${name}'.`);
  const sent: Sent[] = [];
  const client = createClient(async (request) => {
    sent.push(describeRequest(request.method, request.url, await request.text()));
    const { status, body } = recording.response;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status });
  });
  return { client, recording, sent };
}

function createClient(answer: (request: Request) => Response | Promise<Response>): CatalogApi {
  return createCatalogClient({ discoveryApi: mockApis.discovery(), fetchApi: mockApis.fetch({ answer }) });
}

function describeRequest(method: string, url: string, body: unknown): Sent {
  const { pathname, searchParams } = new URL(url, 'http://example.com');
  const parameters = [...searchParams].map(([key, value]) => `${key}=${value}`).sort();
  return {
    method,
    path: pathname,
    parameters,
    body: typeof body === 'string' && body ? JSON.parse(body) : undefined,
  };
}

const artistWeb = 'component:default/artist-web';
const byName = { field: 'metadata.name', order: 'asc' } as const;
const fullTextFields = ['metadata.name', 'metadata.title', 'spec.profile.displayName'];

/** For each recording: the call that sends the recorded request, and the expected result. */
const calls: Array<
  [recording: string, call: (client: CatalogApi) => Promise<unknown>, answer: (body: never) => unknown]
> = [
  [
    'catalog-by-query-first',
    (c) => c.queryEntities({ filter: { kind: 'component' }, limit: 5, orderFields: [byName] }),
    (body) => body,
  ],
  [
    'catalog-by-query-limit-0',
    (c) => c.queryEntities({ filter: { kind: 'component' }, limit: 0 }),
    (body) => body,
  ],
  [
    'catalog-by-query-offset',
    (c) =>
      c.queryEntities({
        filter: { kind: 'component' },
        orderFields: [byName],
        limit: 3,
        offset: 4,
        fields: ['metadata.name'],
      }),
    (body) => body,
  ],
  [
    'catalog-by-query-full-text',
    (c) =>
      c.queryEntities({
        filter: { kind: 'component' },
        fullTextFilter: { term: ' artist ', fields: fullTextFields },
        limit: 20,
        orderFields: [byName],
        fields: ['kind', 'metadata.name'],
      }),
    (body) => body,
  ],
  [
    'catalog-by-query-total-exclude',
    (c) =>
      c.queryEntities({
        filter: { kind: 'component' },
        limit: 2,
        totalItems: 'exclude',
        fields: ['metadata.name'],
      }),
    (body) => body,
  ],
  [
    'catalog-by-query-post',
    (c) =>
      c.queryEntities({
        query: { kind: 'component', 'spec.type': { $in: ['service', 'website'] } },
        limit: 3,
        orderFields: [byName],
        fields: ['kind', 'metadata.name', 'spec.type'],
      }),
    (body) => body,
  ],
  [
    'catalog-by-refs',
    (c) =>
      c.getEntitiesByRefs({
        entityRefs: [artistWeb, 'component:default/no-such-thing', 'group:default/team-a'],
      }),
    ({ items }: { items: unknown[] }) => ({ items: items.map((item) => item ?? undefined) }),
  ],
  [
    'catalog-facets-many',
    (c) =>
      c.getEntityFacets({ facets: ['spec.lifecycle', 'metadata.namespace'], filter: { kind: 'component' } }),
    (body) => body,
  ],
  [
    'catalog-facets-post',
    (c) => c.getEntityFacets({ facets: ['kind'], query: { 'spec.lifecycle': 'production' } }),
    (body) => body,
  ],
  [
    'catalog-entities-filter-or',
    (c) =>
      c.getEntities({ filter: [{ kind: 'domain' }, { kind: 'system' }], fields: ['kind', 'metadata.name'] }),
    (body) => ({ items: body }),
  ],
  [
    'catalog-entities-filter-exists',
    (c) =>
      c.getEntities({
        filter: {
          kind: 'component',
          'metadata.annotations.backstage.io/kubernetes-id': CATALOG_FILTER_EXISTS,
        },
        fields: ['metadata.name'],
      }),
    (body) => ({ items: body }),
  ],
  ['catalog-by-name', (c) => c.getEntityByRef(artistWeb), (body) => body],
  ['catalog-by-name-404', (c) => c.getEntityByRef('component:default/no-such-thing'), () => undefined],
  [
    'catalog-ancestry',
    (c) => c.getEntityAncestors({ entityRef: 'component:default/extra-one' }),
    (body) => body,
  ],
  [
    'catalog-locations-list',
    (c) => c.getLocations(),
    (body: Array<{ data: unknown }>) => ({ items: body.map(({ data }) => data) }),
  ],
  [
    'catalog-locations-by-entity-404',
    (c) => c.getLocationByEntity('component:default/no-such-thing'),
    () => undefined,
  ],
  ['catalog-refresh', (c) => c.refreshEntity(artistWeb), () => undefined],
];

describe('The catalog client', () => {
  it.each(calls)('sends the request of %s and reads its response', async (name, call, answer) => {
    const { client, recording, sent } = replay(name);
    const given = await call(client);
    const { method, url, body } = recording.request;
    expect(sent).toEqual([{ ...describeRequest(method, url, undefined), body }]);
    expect(given).toEqual(answer(recording.response.body as never));
  });

  it('sends only the cursor, the limit and the fields for the next page', async () => {
    const { client, recording, sent } = replay('catalog-by-query-next-cursor');
    const cursor = new URL(recording.request.url, 'http://example.com').searchParams.get('cursor') ?? '';
    const page = await client.queryEntities({ cursor, limit: 5 });
    expect(sent).toEqual([describeRequest('GET', recording.request.url, undefined)]);
    expect(page.pageInfo.prevCursor).toBeDefined();
  });

  it('requires status 201 to register a location', async () => {
    const { client, recording } = replay('catalog-locations-create');
    const { target } = recording.request.body as { target: string };
    await expect(client.addLocation({ target })).resolves.toEqual(recording.response.body);
    const again = replay('catalog-locations-create-again-409');
    await expect(again.client.addLocation({ target })).rejects.toMatchObject({
      status: 409,
      errorName: 'ConflictError',
    });
  });

  it('returns the reasons why an entity is invalid', async () => {
    const { client, recording } = replay('catalog-validate-entity-400');
    const { entity, location } = recording.request.body as { entity: never; location: string };
    const given = await client.validateEntity(entity, location);
    expect(given).toMatchObject({ valid: false, errors: [{ name: 'InputError' }] });
  });

  it.each([
    ['a refresh', (c: CatalogApi) => c.refreshEntity(artistWeb)],
    ['deleting a location', (c: CatalogApi) => c.removeLocationById('1')],
    ['deleting an entity', (c: CatalogApi) => c.removeEntityByUid('1')],
    ['validating an entity', (c: CatalogApi) => c.validateEntity({} as never, 'url:https://example.com')],
  ])('reads the response to the end after %s', async (_title, send) => {
    const response = new Response('ignored');
    await send(createClient(() => response));
    expect(response.bodyUsed).toBe(true);
  });

  it('encodes path segments', async () => {
    const paths: string[] = [];
    const client = createClient((request) => {
      paths.push(new URL(request.url).pathname);
      return new Response(null, { status: 404 });
    });
    await client.getLocationById('../../auth/guest/refresh');
    await client.getEntityByRef({ kind: 'component', namespace: 'default', name: 'a?b#c' });
    expect(paths).toEqual([
      '/api/catalog/locations/..%2F..%2Fauth%2Fguest%2Frefresh',
      '/api/catalog/entities/by-name/component/default/a%3Fb%23c',
    ]);
    await expect(client.getLocationById('..')).rejects.toThrow('cannot be a segment of a path');
  });

  it('sends a POST request if a filter is too long for a URL or a value contains a comma', async () => {
    const methods: string[] = [];
    const client = createClient((request) => {
      methods.push(request.method);
      return Response.json({ items: [], totalItems: 0, pageInfo: {} });
    });
    const names = Array.from({ length: 1000 }, (_, index) => `component-${index}`);
    await client.queryEntities({ filter: { 'metadata.name': names } });
    await client.queryEntities({ filter: { 'spec.type': 'a,b' } });
    await client.queryEntities({ filter: { 'spec.type': 'a' } });
    expect(methods).toEqual(['POST', 'POST', 'GET']);
  });

  it('splits many refs into several requests and returns the entities in order', async () => {
    const sizes: number[] = [];
    const client = createClient(async (request) => {
      const { entityRefs } = (await request.json()) as { entityRefs: string[] };
      sizes.push(entityRefs.length);
      return Response.json({ items: entityRefs.map((name) => ({ kind: 'X', metadata: { name } })) });
    });
    const entityRefs = Array.from({ length: 2500 }, (_, index) => `component:default/c${index}`);
    const { items } = await client.getEntitiesByRefs({ entityRefs });
    expect(sizes).toEqual([1000, 1000, 500]);
    expect(items.map((item) => item?.metadata.name)).toEqual(entityRefs);
  });

  it('reports errors with status, reason, request id and retry delay', async () => {
    const client = createClient(() =>
      Response.json(
        { error: { name: 'ServiceUnavailableError', message: 'The database is not available' } },
        {
          status: 503,
          statusText: 'Service Unavailable',
          headers: { 'x-request-id': 'r-1', 'retry-after': '7' },
        },
      ),
    );
    const error = await client.queryEntities().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({
      message: 'Request failed with status 503 Service Unavailable, The database is not available',
      requestId: 'r-1',
      retryAfter: 7000,
    });
  });

  it.each([
    [
      'a page of HTML',
      () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }),
      'text/html',
    ],
    ['nothing', () => new Response('', { status: 200 }), 'an empty body'],
    ['unexpected JSON', () => Response.json({ hello: 'world' }), 'unexpected response'],
    [
      'an error page in HTML',
      () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
      'status 502 Bad Gateway',
    ],
  ])('explains a response that is %s', async (_, answer, expected) => {
    await expect(createClient(answer).queryEntities()).rejects.toThrow(expected);
  });

  it('names the URL of the backend if it cannot be reached', async () => {
    const client = createClient(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(client.queryEntities()).rejects.toThrow(
      'The catalog backend at http://example.com/api/catalog could not be reached.',
    );
  });

  it('rejects a canceled call with an AbortError', async () => {
    const controller = new AbortController();
    const client = createClient((request) => {
      controller.abort();
      request.signal.throwIfAborted();
      return Response.json({});
    });
    await expect(client.queryEntities({}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('streams a query in pages of 500', async () => {
    const asked: string[] = [];
    const client = createClient((request) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const isFirst = !searchParams.has('cursor');
      return Response.json({
        items: [{ kind: 'X' }],
        totalItems: 2,
        pageInfo: isFirst ? { nextCursor: 'next' } : {},
      });
    });
    const pages: unknown[] = [];
    for await (const page of client.streamEntities({ filter: { kind: 'x' }, fields: ['kind'] }))
      pages.push(page);
    expect(pages).toHaveLength(2);
    expect(asked).toEqual(['limit=500&filter=kind%3Dx&fields=kind', 'limit=500&fields=kind&cursor=next']);
  });
});
