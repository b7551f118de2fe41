import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing';
import { sampleNotesBackend } from '../backend';

const url = '/api/sample-notes/notes';
let backend: TestBackend;

// Starting a database takes seconds, so the tests share one.
beforeAll(async () => {
  backend = await startTestBackend(sampleNotesBackend, {
    caller: 'user:default/ann',
    config: { sampleNotes: { maxLength: 6 } },
  });
});

afterAll(() => backend.stop());

const add = (entityRef: string, text: string) =>
  backend.call({ method: 'POST', url, payload: { entityRef, text } });

it('stores notes and lists the newest first', async () => {
  expect((await add('Component:website', 'first')).statusCode).toBe(201);
  await add('component:default/billing', 'second');
  const first = { entityRef: 'component:default/website', text: 'first', author: 'user:default/ann' };
  const second = { ...first, entityRef: 'component:default/billing', text: 'second' };
  expect((await backend.call(url)).json()).toEqual({ items: [second, first] });
  expect((await backend.call(`${url}?entityRef=component:website`)).json()).toEqual({ items: [first] });
});

it.each([
  ['an empty note', 'component:website', ' '],
  ['a note that is too long', 'component:website', 'longer than that'],
  ['a malformed entity ref', '::', 'text'],
])('rejects %s', async (_what, entityRef, text) => {
  const response = await add(entityRef, text);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { name: 'InputError' } });
});

it('applies a changed limit immediately', async () => {
  backend.changeConfig({ sampleNotes: { maxLength: 100 } });
  expect((await add('component:website', 'longer than that')).statusCode).toBe(201);
});

it('refuses requests without a valid token', async () => {
  const response = await backend.call({ url, headers: { authorization: 'Bearer invalid' } });
  expect(response.statusCode).toBe(401);
});
