import { describe, expect, test } from 'vitest';
import { createSessionKeeper } from './createSessionKeeper';
import { resolveLifetime } from './resolveLifetime';
import type { Session } from './session';

const MINUTE = 60_000;

/** A session keeper at a clock that the test turns, with a backend that hands out numbered tokens. */
function createKeeper(lifetime = 60 * MINUTE) {
  let time = 0;
  let count = 0;
  let isDown = false;
  const keeper = createSessionKeeper({
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
  test('is fetched once, however many ask at the same moment', async () => {
    const { keeper, count } = createKeeper();
    await Promise.all([keeper.get(), keeper.get(), keeper.get()]);
    expect(count()).toBe(1);
  });

  test('serves until less than 180 seconds are left', async () => {
    const { token, wait } = createKeeper();
    await token();
    wait(57 * MINUTE);
    await expect(token()).resolves.toBe('token-1');
    wait(1);
    await expect(token()).resolves.toBe('token-2');
  });

  test('that is short is not fetched anew for every request', async () => {
    const { token, wait } = createKeeper(2 * MINUTE);
    await token();
    wait(MINUTE);
    await expect(token()).resolves.toBe('token-1');
  });

  test('serves on when its renewal fails while it is still good, and is not tried again at once', async () => {
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

  test('that is over and cannot be renewed fails', async () => {
    const { token, wait, breakDown } = createKeeper();
    await token();
    wait(60 * MINUTE);
    breakDown(true);
    await expect(token()).rejects.toThrow('down');
  });

  test('of another tab is taken when it is newer, else left', async () => {
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
    ['what the answer says', jwt({}), 3599, 3_599_000],
    ['what the token says, by one clock alone', jwt({ iat: 5000, exp: 5600 }), undefined, 600_000],
    ['the shorter of the two', jwt({ iat: 0, exp: 60 }), 3600, 60_000],
    ['five minutes when neither says anything', 'opaque', undefined, 300_000],
    ['five minutes when what is said makes no sense', jwt({ iat: 100, exp: 50 }), -1, 300_000],
  ])('is %s', (_name, token, expiresInSeconds, lifetime) => {
    expect(resolveLifetime(token, expiresInSeconds)).toBe(lifetime);
  });
});
