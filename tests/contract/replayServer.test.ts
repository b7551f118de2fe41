import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionSchema } from '#protocol';
import { queryEntitiesResponseSchema } from '../../extensions/catalog/protocol';
import { startReplayServer, type ReplayServer } from './replayServer';

let server: ReplayServer;

beforeAll(async () => {
  server = await startReplayServer();
});

afterAll(() => server.stop());

async function ask(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(server.url + path, { headers: { authorization: 'Bearer x' }, ...init });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? '' : JSON.parse(text) };
}

it('returns the recorded response to a recorded request', async () => {
  const { status, body } = await ask('/api/auth/guest/refresh');
  expect(status).toBe(200);
  expect(sessionSchema.safeParse(body).success).toBe(true);
  expect(server.calls.at(-1)?.answeredBy).toBe('auth-guest-refresh-no-xrw');
});

it('ignores the order of parameters', async () => {
  await ask('/api/catalog/entities/by-query?orderField=metadata.name,asc&limit=5&filter=kind%3Dcomponent');
  expect(server.calls.at(-1)?.answeredBy).toBe('catalog-by-query-first');
});

it('returns the most similar recording for other requests', async () => {
  const { body } = await ask(
    '/api/catalog/entities/by-query?limit=20&orderField=metadata.name,asc&filter=kind%3Dcomponent',
  );
  expect(queryEntitiesResponseSchema.safeParse(body).success).toBe(true);
  expect(server.calls.at(-1)?.answeredBy).toBe('catalog-by-query-first');
});

it('repeats parts of the request where the protocol does', async () => {
  const items = [{ id: 'my-id', permission: { type: 'basic', name: 'x', attributes: {} } }];
  const permissions = await ask('/api/permission/authorize', {
    method: 'POST',
    headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  expect(permissions.body).toEqual({ items: [{ id: 'my-id', result: 'ALLOW' }] });
  const facets = await ask('/api/catalog/entity-facets?facet=kind&facet=metadata.tags');
  expect(Object.keys((facets.body as { facets: object }).facets)).toEqual(['kind', 'metadata.tags']);
  expect((await ask('/api/catalog/entities/by-name/group/default/team-a')).status).toBe(200);
  expect((await ask('/api/catalog/entities/by-name/group/default/nobody')).status).toBe(404);
});

it('requires a token, and has no body for unknown routes', async () => {
  expect((await ask('/api/catalog/entities', { headers: {} })).status).toBe(401);
  expect(await ask('/api/nope/x/y')).toEqual({ status: 404, body: '' });
});
