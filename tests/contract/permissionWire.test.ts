import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDENTITY_FIELD, type Session } from '#protocol';
import { createTestServer, type TestServer } from '#backend/testing';
import { createTestCatalogBackend } from '../../extensions/catalog/server/testing';
import { normalize } from './normalize';
import { loadRecordings } from './recordings';

/** Recorded with a policy that denies everything, for the plugins that this backend has. */
const denied =
  /^deny-(403-delete-by-uid|403-locations-create|403-refresh|permission-authorize|validate-entity)$/;
const recordings = loadRecordings().filter(({ name }) => denied.test(name));

const TOKEN = 'a-static-token-of-the-test';

/** The guest is a regular user. The service has a subject. */
const config = (permission: object) => ({
  permission: { enabled: true, ...permission },
  backend: { auth: { externalAccess: [{ type: 'static', options: { token: TOKEN, subject: 'ci' } }] } },
});

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    plugins: [createTestCatalogBackend()],
    config: config({ policy: { default: 'deny' } }),
  });
});
afterAll(() => server?.app.close());

describe('if everything is denied, the backend responds as recorded:', () => {
  it('has all five recordings', () => expect(recordings).toHaveLength(5));

  it.each(recordings)('$name', async ({ request, response }) => {
    const session = (await server.app.inject('/api/auth/guest/refresh')).json<Session>();
    const answer = await server.app.inject({
      method: request.method as 'POST',
      url: request.url,
      headers: {
        authorization: `Bearer ${session[IDENTITY_FIELD].token}`,
        'content-type': 'application/json',
      },
      payload: request.body == null ? undefined : JSON.stringify(request.body),
    });
    expect(answer.statusCode).toBe(response.status);
    expect(normalize(answer.json())).toEqual(normalize(response.body));
  });
});

describe('a question about all entities at once', () => {
  const policy = {
    rules: [
      { permissions: ['catalog.entity.delete'], allow: false },
      { permissions: ['*'], entity: { 'metadata.tags': { $contains: 'secret' } }, allow: false },
      { permissions: ['catalog.entity.*'], entity: { kind: 'Component' }, allow: true },
      { permissions: ['catalog.entity.*'], owner: true, allow: true },
      { permissions: ['catalog.entity.refresh'], services: ['ci'], allow: true },
    ],
  };
  const ask = async (name: string, headers: Record<string, string>) => {
    const { app } = await createTestServer({
      plugins: [createTestCatalogBackend()],
      config: config({ policy }),
    });
    const permission = { type: 'resource', name, attributes: {}, resourceType: 'catalog-entity' };
    return app.inject({
      method: 'POST',
      url: '/api/permission/authorize',
      headers,
      payload: { items: [{ id: 'a', permission }] },
    });
  };
  const service = { authorization: `Bearer ${TOKEN}` };

  it('returns conditions with rules of Backstage to services', async () => {
    expect((await ask('catalog.entity.read', service)).json()).toEqual({
      items: [
        {
          id: 'a',
          result: 'CONDITIONAL',
          pluginId: 'catalog',
          resourceType: 'catalog-entity',
          conditions: {
            allOf: [
              {
                not: {
                  rule: 'HAS_METADATA',
                  resourceType: 'catalog-entity',
                  params: { key: 'tags', value: 'secret' },
                },
              },
              { rule: 'IS_ENTITY_KIND', resourceType: 'catalog-entity', params: { kinds: ['Component'] } },
            ],
          },
        },
      ],
    });
    expect((await ask('catalog.entity.delete', service)).json()).toEqual({
      items: [{ id: 'a', result: 'DENY' }],
    });
  });

  it('is rejected for users', async () => {
    const { app, call } = await createTestServer({
      plugins: [createTestCatalogBackend()],
      config: config({ policy }),
    });
    const permission = { type: 'resource', name: 'x', attributes: {}, resourceType: 'catalog-entity' };
    for (const item of [
      { id: 'a', permission },
      { id: 'a', permission, resourceRef: [] },
    ]) {
      const answer = await call({
        method: 'POST',
        url: '/api/permission/authorize',
        payload: { items: [item] },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { name: 'InputError' } }]);
    }
    await app.close();
  });
});
