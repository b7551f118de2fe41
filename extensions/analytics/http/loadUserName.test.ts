import { expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import { loadUserName } from './loadUserName';

const endpoint = 'https://events.example.com';

test('batches contain no user by default', async () => {
  expect(await loadUserName({ endpoint }, mockApis.identity())).toBeUndefined();
  expect(await loadUserName({ endpoint, user: 'ref' }, mockApis.identity())).toMatch(/^user:/);
});

test('a pseudonym is stable, contains no name, and differs between endpoints', async () => {
  const identity = mockApis.identity({ userEntityRef: 'user:default/jane' });
  const name = await loadUserName({ endpoint, user: 'pseudonym' }, identity);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(await loadUserName({ endpoint, user: 'pseudonym' }, identity)).toBe(name);
  expect(await loadUserName({ endpoint: `${endpoint}/2`, user: 'pseudonym' }, identity)).not.toBe(name);
});
