import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringifyEntityRef, type Entity } from '#model';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { createDatabase, createTestServer, listRoutes, type Database } from '#backend/testing';
import {
  type CatalogReader,
  createCatalogReader,
  createCatalogWriter,
  createTestCatalogBackend,
  PlainCatalog,
} from '../../extensions/catalog/server/testing';
import { callers, ingested, isAllowed, policies, type Caller, type WrittenPolicy } from './permissionCases';
import { migrations } from './databases';

let database: Database;
let reader: CatalogReader;
let everything: Entity[];
let locationId: string;

const TOKEN = 'a-static-token-of-the-test';

beforeAll(async () => {
  database = await createDatabase({ migrations });
  reader = createCatalogReader(database);
  const writer = createCatalogWriter(database, { strategy: 'keep', orphanAnnotation: 'orphan' });
  const [location] = await writer.setConfiguredLocations([{ type: 'file', target: './all.yaml' }]);
  locationId = location?.id ?? '';
  await writer.replaceLocation({
    locationRef: 'file:./all.yaml',
    entities: ingested,
    failed: [],
    unreadable: [],
    errors: [],
  });
  everything = (await reader.entities({})).entities;
}, 60_000);

afterAll(() => database?.close());

interface Answer {
  status: number;
  body: unknown;
}

/** Opens a portal with a policy as a caller. */
async function open(policy: WrittenPolicy | undefined, caller: Caller) {
  const done: string[] = [];
  const { app } = await createTestServer({
    config: {
      ...(policy === undefined ? {} : { permission: { enabled: true, policy } }),
      auth: {
        providers: {
          guest: { userEntityRef: caller.user ?? 'guest', ownershipEntityRefs: caller.groups ?? [] },
        },
      },
      backend: {
        auth: {
          externalAccess: [{ type: 'static', options: { token: TOKEN, subject: caller.service ?? 'none' } }],
        },
      },
    },
    plugins: [
      createTestCatalogBackend(reader, {
        refresh: async (ref) => void done.push(`refresh ${ref}`),
        removeEntity: async (uid) => {
          done.push(`remove ${uid}`);
          return true;
        },
        addLocation: async (location) => {
          done.push('add');
          return { id: 'some-id', ...location };
        },
        previewLocation: async () => {
          done.push('preview');
          return { exists: false, entities: [], errors: [] };
        },
        removeLocation: async (id) => {
          done.push(`unregister ${id}`);
          return 'removed';
        },
        previewRemoval: async () => ({
          isConfigured: true,
          kept: new Map(everything.map((entity) => [stringifyEntityRef(entity), 'file:/other.yaml'])),
        }),
      }),
    ],
  });
  const session = (await app.inject('/api/auth/guest/refresh')).json<Session>();
  const token = caller.service === undefined ? session[IDENTITY_FIELD].token : TOKEN;
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object): Promise<Answer> => {
    const request: InjectOptions = {
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    };
    const answer = await app.inject(payload === undefined ? request : { ...request, payload });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<unknown>() };
  };
  return { app, call, done, may: isAllowed.bind(undefined, policy, caller) };
}

const table = Object.entries(policies).flatMap(([name, policy]) =>
  callers.map((caller) => ({ policy, caller, name, who: caller.name })),
);

const refsOf = (entities: unknown) => (entities as Entity[]).map(stringifyEntityRef).sort();
const uidOf = (entity: Entity) => String(entity.metadata.uid);
const nameOf = ({ kind, metadata }: Entity) => `${kind}/${metadata.namespace ?? ''}/${metadata.name}`;

describe.each(table)('with $name, to $who', ({ policy, caller }) => {
  let portal: Awaited<ReturnType<typeof open>>;
  let visible: Entity[];
  let plain: PlainCatalog;

  beforeAll(async () => {
    portal = await open(policy, caller);
    visible = everything.filter((entity) => portal.may('catalog.entity.read', entity));
    plain = new PlainCatalog(visible);
  });
  afterAll(() => portal?.app.close());

  it('lists and counts readable entities only', async () => {
    const all = await portal.call('GET', '/catalog/entities');
    expect(refsOf(all.body)).toEqual(refsOf(visible));
    const some = await portal.call('GET', '/catalog/entities?limit=2&offset=1');
    expect(refsOf(some.body)).toEqual(
      refsOf(
        visible.toSorted((a, b) => (stringifyEntityRef(a) < stringifyEntityRef(b) ? -1 : 1)).slice(1, 3),
      ),
    );
    const query = { kind: 'component' };
    const found = await portal.call('POST', '/catalog/entities/by-query', { query });
    expect(refsOf((found.body as { items: unknown }).items)).toEqual(refsOf(plain.select({ query })));
    const text = await portal.call(
      'GET',
      '/catalog/entities/by-query?fullTextFilterTerm=e&fullTextFilterFields=metadata.name',
    );
    expect(text.body).toMatchObject({
      totalItems: plain.select({ text: { term: 'e', fields: ['metadata.name'] } }).length,
    });
  });

  it('omits other entities on every page, even with a cursor of another caller', async () => {
    const whole = await reader.queryEntities({ limit: 1 });
    const pages: Entity[] = [];
    type Page = { items: Entity[]; totalItems: number; pageInfo: { nextCursor?: string } };
    let page = (await portal.call('GET', '/catalog/entities/by-query?limit=1')).body as Page;
    for (;;) {
      pages.push(...page.items);
      expect(page.totalItems).toBe(visible.length);
      const { nextCursor } = page.pageInfo;
      if (nextCursor === undefined) break;
      page = (
        await portal.call(
          'GET',
          `/catalog/entities/by-query?limit=1&cursor=${encodeURIComponent(nextCursor)}`,
        )
      ).body as Page;
    }
    expect(refsOf(pages)).toEqual(refsOf(visible));
    const cursor = whole.pageInfo.nextCursor ?? '';
    const stolen = await portal.call('POST', '/catalog/entities/by-query', { cursor, limit: 50 });
    for (const ref of refsOf((stolen.body as Page).items)) expect(refsOf(visible)).toContain(ref);
    expect(stolen.body).toMatchObject({ totalItems: visible.length });
  });

  it('counts facets of readable entities only', async () => {
    const facets = [
      'kind',
      'metadata.tags',
      'metadata.tags.web',
      'relations.ownedBy',
      'metadata.uid',
      'spec.type',
    ];
    const expected = Object.fromEntries(facets.map((facet) => [facet, plain.facet(facet, visible)]));
    const asked = await portal.call(
      'GET',
      `/catalog/entity-facets?${facets.map((one) => `facet=${one}`).join('&')}`,
    );
    expect(asked.body).toEqual({ facets: expected });
    const query = { kind: 'component' };
    const posted = await portal.call('POST', '/catalog/entity-facets', { facets: ['metadata.tags'], query });
    expect(posted.body).toEqual({
      facets: { 'metadata.tags': plain.facet('metadata.tags', plain.select({ query })) },
    });
  });

  it('does not return other entities individually', async () => {
    const refs = everything.map(stringifyEntityRef);
    const byRefs = await portal.call('POST', '/catalog/entities/by-refs', { entityRefs: refs });
    expect((byRefs.body as { items: Array<Entity | null> }).items.map((item) => item !== null)).toEqual(
      everything.map((entity) => visible.includes(entity)),
    );
    for (const entity of everything) {
      const status = visible.includes(entity) ? 200 : 404;
      expect((await portal.call('GET', `/catalog/entities/by-uid/${uidOf(entity)}`)).status).toBe(status);
      expect((await portal.call('GET', `/catalog/entities/by-name/${nameOf(entity)}`)).status).toBe(status);
      const ancestry = await portal.call('GET', `/catalog/entities/by-name/${nameOf(entity)}/ancestry`);
      expect(ancestry.status).toBe(status);
      const items =
        (ancestry.body as { items?: Array<{ entity: Entity; parentEntityRefs: string[] }> }).items ?? [];
      for (const item of items) {
        expect(refsOf(visible)).toEqual(
          expect.arrayContaining([stringifyEntityRef(item.entity), ...item.parentEntityRefs]),
        );
      }
    }
  });

  it('shows locations to callers with permission only', async () => {
    const may = portal.may('catalog.location.read');
    expect(((await portal.call('GET', '/catalog/locations')).body as unknown[]).length).toBe(may ? 1 : 0);
    expect((await portal.call('POST', '/catalog/locations/by-query', {})).body).toMatchObject({
      totalItems: may ? 1 : 0,
    });
    expect((await portal.call('GET', `/catalog/locations/${locationId}`)).status).toBe(may ? 200 : 404);
    const removal = await portal.call('GET', `/catalog/locations/${locationId}/removal`);
    expect(removal.status).toBe(may ? 200 : 404);
    const kept = (removal.body as { kept?: Array<{ entityRef: string }> }).kept ?? [];
    expect(kept.map(({ entityRef }) => entityRef).sort()).toEqual(may ? refsOf(visible) : []);
    for (const entity of everything) {
      const answer = await portal.call('GET', `/catalog/locations/by-entity/${nameOf(entity)}`);
      expect(answer.status).toBe(may && visible.includes(entity) ? 200 : 404);
    }
  });

  it('allows permitted changes only', async () => {
    portal.done.length = 0;
    const expected: string[] = [];
    for (const entity of everything) {
      const ref = stringifyEntityRef(entity);
      const mayRefresh = portal.may('catalog.entity.refresh', entity);
      const mayDelete = portal.may('catalog.entity.delete', entity);
      if (mayRefresh) expected.push(`refresh ${ref}`);
      if (mayDelete) expected.push(`remove ${uidOf(entity)}`);
      const refreshed = await portal.call('POST', '/catalog/refresh', { entityRef: ref.toUpperCase() });
      expect(refreshed.status).toBe(mayRefresh ? 200 : 403);
      const deleted = await portal.call('DELETE', `/catalog/entities/by-uid/${uidOf(entity)}`);
      expect(deleted.status).toBe(mayDelete ? 204 : 403);
      const refusal = { error: { name: 'NotAllowedError', message: '' }, response: { statusCode: 403 } };
      expect(deleted.body ?? refusal).toMatchObject(refusal);
    }
    const url = { type: 'url', target: 'https://git.example.com/a.yaml' };
    const mayCreate = portal.may('catalog.location.create');
    const mayUnregister = portal.may('catalog.location.delete');
    if (mayCreate) expected.push('add', 'preview');
    if (mayUnregister) expected.push('unregister some-id');
    const created = await portal.call('POST', '/catalog/locations', url);
    expect(created.status).toBe(mayCreate ? 201 : 403);
    const tried = await portal.call('POST', '/catalog/locations?dryRun=true', url);
    expect(tried.status).toBe(mayCreate ? 201 : 403);
    const unregistered = await portal.call('DELETE', '/catalog/locations/some-id');
    expect(unregistered.status).toBe(mayUnregister ? 204 : 403);
    expect(portal.done).toEqual(expected);
    // The URL is not that of a repository, so a permitted analysis is refused for another reason.
    const analyzed = await portal.call('POST', '/catalog/analyze-location', { location: url });
    expect(analyzed.status).toBe(portal.may('catalog.location.analyze') ? 400 : 403);
    const validated = await portal.call('POST', '/catalog/validate-entity', {
      entity: everything[0],
      location: 'url:http://x',
    });
    expect(validated.status).toBe(portal.may('catalog.entity.validate') ? 200 : 403);
  });

  it('reports the same permissions as the routes enforce', async () => {
    const actions = { read: 'read', delete: 'delete', refresh: 'update' } as const;
    const questions = Object.entries(actions).flatMap(([verb, action]) =>
      everything.map((entity) => ({
        entity,
        name: `catalog.entity.${verb}`,
        attributes: { action },
      })),
    );
    const basic = [
      'catalog.entity.create',
      'catalog.entity.validate',
      'catalog.location.read',
      'catalog.location.create',
      'catalog.location.analyze',
      'catalog.location.delete',
    ];
    const answer = await portal.call('POST', '/permission/authorize', {
      items: [
        ...questions.map(({ entity, name, attributes }, index) => ({
          id: `q${index}`,
          permission: { type: 'resource', name, attributes, resourceType: 'catalog-entity' },
          resourceRef: stringifyEntityRef(entity),
        })),
        ...basic.map((name) => ({ id: name, permission: { type: 'basic', name, attributes: {} } })),
        {
          id: 'batch',
          permission: {
            type: 'resource',
            name: 'catalog.entity.delete',
            attributes: { action: 'delete' },
            resourceType: 'catalog-entity',
          },
          resourceRef: everything.map(stringifyEntityRef),
        },
      ],
    });
    const say = (allowed: boolean) => (allowed ? 'ALLOW' : 'DENY');
    expect(answer.body).toEqual({
      items: [
        ...questions.map(({ entity, name }, index) => ({
          id: `q${index}`,
          result: say(portal.may(name, entity)),
        })),
        ...basic.map((name) => ({ id: name, result: say(portal.may(name)) })),
        {
          id: 'batch',
          result: everything.map((entity) => say(portal.may('catalog.entity.delete', entity))),
        },
      ],
    });
  });
});

/** Every route that returns or changes catalog data. All are called above. */
const probed = [
  'DELETE /api/catalog/entities/by-uid/:uid',
  'DELETE /api/catalog/locations/:id',
  'GET /api/catalog/entities',
  'GET /api/catalog/entities/by-name/:kind/:namespace/:name',
  'GET /api/catalog/entities/by-name/:kind/:namespace/:name/ancestry',
  'GET /api/catalog/entities/by-query',
  'GET /api/catalog/entities/by-uid/:uid',
  'GET /api/catalog/entity-facets',
  'GET /api/catalog/locations',
  'GET /api/catalog/locations/:id',
  'GET /api/catalog/locations/:id/removal',
  'GET /api/catalog/locations/by-entity/:kind/:namespace/:name',
  'POST /api/catalog/analyze-location',
  'POST /api/catalog/entities/by-query',
  'POST /api/catalog/entities/by-refs',
  'POST /api/catalog/entity-facets',
  'POST /api/catalog/locations',
  'POST /api/catalog/locations/by-query',
  'POST /api/catalog/refresh',
  'POST /api/catalog/validate-entity',
];

describe('the routes of the backend', () => {
  it('that require a permission are all listed above', async () => {
    const { app } = await createTestServer({ plugins: [createTestCatalogBackend()] });
    const routes = listRoutes(app).filter(({ access }) => access?.for === 'holders');
    const addresses = routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    expect(addresses.sort()).toEqual(probed);
  });
});
