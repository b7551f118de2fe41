import { expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import { findAccount } from './findAccount';

const alice = mockApis.identity({ userEntityRef: 'user:default/alice', token: 'abc' });

test('a user with a token has an account', async () => {
  expect(await findAccount(alice)).toBe('user:default/alice');
});

test('a guest and a user without a token have no account', async () => {
  expect(
    await findAccount(Object.assign(Object.create(alice) as typeof alice, { isGuest: true })),
  ).toBeUndefined();
  expect(await findAccount(mockApis.identity({ userEntityRef: 'user:default/alice' }))).toBeUndefined();
});
