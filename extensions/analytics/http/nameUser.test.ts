import { expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import { nameUser } from './nameUser';

const endpoint = 'https://events.example.com';

test('nobody is named unless the settings ask for it', async () => {
  expect(await nameUser({ endpoint }, mockApis.identity())).toBeUndefined();
  expect(await nameUser({ endpoint, user: 'ref' }, mockApis.identity())).toMatch(/^user:/);
});

test('a pseudonym holds no name, stays the same, and is another one for another endpoint', async () => {
  const identity = mockApis.identity({ userEntityRef: 'user:default/jane' });
  const name = await nameUser({ endpoint, user: 'pseudonym' }, identity);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(await nameUser({ endpoint, user: 'pseudonym' }, identity)).toBe(name);
  expect(await nameUser({ endpoint: `${endpoint}/2`, user: 'pseudonym' }, identity)).not.toBe(name);
});
