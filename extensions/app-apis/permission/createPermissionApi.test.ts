import { describe, expect, test } from 'vitest';
import type { AuthorizePermissionRequest, PermissionApi } from '#sdk';
import { describePermissionApi, mockApis } from '#sdk/testing';
import { createAuthorizeBatch } from './authorizeBatch';
import { createPermissionApi } from './createPermissionApi';

interface Item {
  id: string;
  permission: { name: string };
  resourceRef?: string | string[];
}

function createApi(
  respond: (items: Item[]) => Response,
  options: { enabled?: boolean; user?: () => string; grouped?: boolean } = {},
) {
  const requests: Array<{ url: string; items: Item[] }> = [];
  let time = 0;
  const fetchApi = mockApis.fetch({
    answer: async (request) => {
      const { items } = (await request.json()) as { items: Item[] };
      requests.push({ url: request.url, items });
      return respond(items);
    },
  });
  const api: PermissionApi = createPermissionApi({
    enabled: options.enabled ?? true,
    getUserRef: async () => options.user?.() ?? 'user:default/guest',
    loadAuthorizeBatch: async () =>
      createAuthorizeBatch({
        discovery: mockApis.discovery(),
        fetchApi,
        isGrouped: options.grouped ?? false,
      }),
    now: () => time,
  });
  return { api, requests, wait: (milliseconds: number) => (time += milliseconds) };
}

const answerAll = (result: string) => (items: Item[]) =>
  Response.json({ items: items.map(({ id }) => ({ id, result })) });

const create: AuthorizePermissionRequest = {
  permission: { type: 'basic', name: 'catalog.entity.create', attributes: { action: 'create' } },
};
const remove = (resourceRef?: string): AuthorizePermissionRequest => ({
  permission: {
    type: 'resource',
    name: 'catalog.entity.delete',
    attributes: { action: 'delete' },
    resourceType: 'catalog-entity',
  },
  ...(resourceRef === undefined ? {} : { resourceRef }),
});

describePermissionApi('the portal', (answer) => createApi(answerAll(answer)).api);

describe('permissions', () => {
  test('allow everything without a request when they are disabled', async () => {
    const { api, requests } = createApi(answerAll('DENY'), { enabled: false });
    await expect(api.authorize(remove())).resolves.toEqual({ result: 'ALLOW' });
    expect(requests).toEqual([]);
  });

  test('are requested together', async () => {
    const { api, requests } = createApi(answerAll('ALLOW'));
    await Promise.all([api.authorize(create), api.authorize(remove('component:default/a'))]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toMatch(/\/api\/permission\/authorize$/);
    expect(requests[0]?.items).toMatchObject([
      { permission: { name: 'catalog.entity.create' } },
      { permission: { name: 'catalog.entity.delete' }, resourceRef: 'component:default/a' },
    ]);
  });

  test('are denied without a request if the resource is missing', async () => {
    const { api, requests } = createApi(answerAll('ALLOW'));
    await expect(api.authorize(remove())).resolves.toEqual({ result: 'DENY' });
    expect(requests).toEqual([]);
  });

  test('are requested again after a minute or for another user', async () => {
    let user = 'user:default/one';
    const { api, requests, wait } = createApi(answerAll('ALLOW'), { user: () => user });
    await api.authorize(create);
    await api.authorize(create);
    expect(requests).toHaveLength(1);
    user = 'user:default/two';
    await api.authorize(create);
    expect(requests).toHaveLength(2);
    wait(60_000);
    await api.authorize(create);
    expect(requests).toHaveLength(3);
  });

  test('are discarded when the user changes, even if the former user returns', async () => {
    let user = 'user:default/one';
    const { api, requests } = createApi(answerAll('ALLOW'), { user: () => user });
    await api.authorize(create);
    user = 'user:default/two';
    await api.authorize(create);
    user = 'user:default/one';
    await api.authorize(create);
    expect(requests).toHaveLength(3);
  });

  test('are requested again after a failure', async () => {
    let isDown = true;
    const { api } = createApi((items) =>
      isDown ? new Response('<html>', { status: 502 }) : answerAll('ALLOW')(items),
    );
    await expect(api.authorize(create)).rejects.toThrow('Request failed with status 502');
    isDown = false;
    await expect(api.authorize(create)).resolves.toEqual({ result: 'ALLOW' });
  });

  test('fail if the response contains other questions', async () => {
    const { api } = createApi(() => Response.json({ items: [{ id: 'other', result: 'ALLOW' }] }));
    await expect(api.authorize(create)).rejects.toThrow('Items in response do not match request');
  });

  test('fail with the status and message of the backend', async () => {
    const { api } = createApi(() =>
      Response.json({ error: { name: 'NotAllowedError', message: 'not you' } }, { status: 403 }),
    );
    await expect(api.authorize(create)).rejects.toMatchObject({
      name: 'ResponseError',
      errorName: 'NotAllowedError',
      status: 403,
    });
  });
});

describe('batched permission requests', () => {
  const remove = (resourceRef: string): AuthorizePermissionRequest => ({
    permission: {
      type: 'resource',
      name: 'catalog.entity.delete',
      attributes: { action: 'delete' },
      resourceType: 'catalog-entity',
    },
    resourceRef,
  });
  const own = (items: Item[]) =>
    Response.json({
      items: items.map(({ id, resourceRef }) => ({
        id,
        result: Array.isArray(resourceRef)
          ? resourceRef.map((ref) => (ref.endsWith('/mine') ? 'ALLOW' : 'DENY'))
          : 'ALLOW',
      })),
    });

  test('have one item per permission with all resources, and one result per resource', async () => {
    const { api, requests } = createApi(own, { grouped: true });
    const refs = ['component:default/other', 'component:default/mine'];
    const answers = await Promise.all([
      ...refs.map((ref) => api.authorize(remove(ref))),
      api.authorize(create),
    ]);
    expect(answers.map(({ result }) => result)).toEqual(['DENY', 'ALLOW', 'ALLOW']);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.items).toMatchObject([
      { permission: { name: 'catalog.entity.delete' }, resourceRef: refs },
      { permission: { name: 'catalog.entity.create' } },
    ]);
  });

  test('fail if the number of results and resources differs', async () => {
    const { api } = createApi(
      (items) => Response.json({ items: items.map(({ id }) => ({ id, result: ['ALLOW', 'ALLOW'] })) }),
      { grouped: true },
    );
    await expect(api.authorize(remove('component:default/a'))).rejects.toThrow(
      'Items in response do not match request',
    );
  });
});
