import { expect, it } from 'vitest';
import { startTestBackend } from './startTestBackend';
import { userSettingsBackend } from '../../../extensions/user-settings/backend';

it('starts a plugin with its routes and tables', async () => {
  const backend = await startTestBackend(userSettingsBackend);
  const { call } = backend;
  const url = '/api/user-settings/buckets/b/keys/k';
  expect((await call({ url })).json()).toMatchObject({
    error: { message: "Unable to find 'k' in bucket 'b'" },
  });
  expect((await call({ method: 'PUT', url, payload: { value: ['x'] } })).json()).toEqual({
    bucket: 'b',
    key: 'k',
    value: ['x'],
  });
  const items = [
    { bucket: 'b', key: 'k' },
    { bucket: 'b', key: 'other' },
  ];
  expect(
    (await call({ method: 'POST', url: '/api/user-settings/multiget', payload: { items } })).json(),
  ).toEqual({
    items: [{ value: ['x'] }, null],
  });
  expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
  expect((await call({ url })).statusCode).toBe(404);
  await backend.stop();
});
