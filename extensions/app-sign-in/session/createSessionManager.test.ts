import { describe, expect, test } from 'vitest';
import { createSessionManager } from './createSessionManager';
import { resolveLifetime } from './resolveLifetime';
import type { Session } from './session';

const MINUTE = 60_000;

/** A session keeper with a manual clock and a backend that returns numbered tokens. */
function createKeeper(lifetime = 60 * MINUTE) {
  let time = 0;
  let count = 0;
  let isDown = false;
  const keeper = createSessionManager({
    now: () => time,
    load: async () => {
      if (isDown) throw new Error('down');
      count += 1;
      return createSession(`token-${count}`, time, lifetime);
    },
  });
  return {
    keeper,
    count: () => count,
    wait: (milliseconds: number) => (time += milliseconds),
    breakDown: (down: boolean) => (isDown = down),
    token: async () => (await keeper.get()).token,
  };
}

function createSession(token: string, receivedAt: number, lifetime = 60 * MINUTE): Session {
  return {
    token,
    identity: { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
    profile: {},
    lifetime,
    receivedAt,
  };
}

describe('a session', () => {
  test('is fetched once for simultaneous calls', async () => {
    const { keeper, count } = createKeeper();
    await Promise.all([keeper.get(), keeper.get(), keeper.get()]);
    expect(count()).toBe(1);
  });

  test('is renewed when less than 180 seconds are left', async () => {
    const { token, wait } = createKeeper();
    await token();
    wait(57 * MINUTE);
    await expect(token()).resolves.toBe('token-1');
    wait(1);
    await expect(token()).resolves.toBe('token-2');
  });

  test('with a short lifetime is not renewed for every request', async () => {
    const { token, wait } = createKeeper(2 * MINUTE);
    await token();
    wait(MINUTE);
    await expect(token()).resolves.toBe('token-1');
  });

  test('is still used if its renewal fails while it is valid, and is not retried immediately', async () => {
    const { keeper, token, wait, breakDown, count } = createKeeper();
    await token();
    wait(58 * MINUTE);
    breakDown(true);
    await expect(token()).resolves.toBe('token-1');
    breakDown(false);
    await expect(token()).resolves.toBe('token-1');
    wait(10_000);
    await expect(token()).resolves.toBe('token-2');
    expect(count()).toBe(2);
    expect(keeper.peek()?.token).toBe('token-2');
  });

  test('that expired and cannot be renewed rejects', async () => {
    const { token, wait, breakDown } = createKeeper();
    await token();
    wait(60 * MINUTE);
    breakDown(true);
    await expect(token()).rejects.toThrow('down');
  });

  test('from another tab is used if it is newer', async () => {
    const { keeper, token } = createKeeper();
    await token();
    keeper.adopt(createSession('older', -1));
    await expect(token()).resolves.toBe('token-1');
    keeper.adopt(createSession('newer', 1));
    await expect(token()).resolves.toBe('newer');
  });
});

describe('the lifetime of a token', () => {
  const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;

  test.each([
    ['comes from the response', jwt({}), 3599, 3_599_000],
    [
      "comes from the token, using only the server's clock",
      jwt({ iat: 5000, exp: 5600 }),
      undefined,
      600_000,
    ],
    ['is the shorter of the two', jwt({ iat: 0, exp: 60 }), 3600, 60_000],
    ['is five minutes if neither is set', 'opaque', undefined, 300_000],
    ['is five minutes if the values are invalid', jwt({ iat: 100, exp: 50 }), -1, 300_000],
  ])('is %s', (_name, token, expiresInSeconds, lifetime) => {
    expect(resolveLifetime(token, expiresInSeconds)).toBe(lifetime);
  });
});
