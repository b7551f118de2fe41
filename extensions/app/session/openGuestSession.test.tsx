import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { openGuestSession } from './openGuestSession';
import { signedOutMark } from './signedOutMark';

const identity = { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: [] };
const backend = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  backend.mockReset();
  backend.mockImplementation(async () =>
    Response.json({ profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3600, identity } }),
  );
  vi.stubGlobal('fetch', backend);
});
afterEach(() => vi.unstubAllGlobals());

describe('the session of a guest', () => {
  test('is one for the whole tab', () => {
    const discovery = mockApis.discovery();
    expect(openGuestSession(discovery)).toBe(openGuestSession(discovery));
  });

  test('that was begun early is not fetched again by who enters', async () => {
    const session = openGuestSession(mockApis.discovery());
    session.prepare();
    session.prepare();
    const user = await session.enter();
    await expect(user.getCredentials()).resolves.toEqual({ token: 'abc' });
    expect(backend).toHaveBeenCalledTimes(1);
  });

  test('that fails when begun early fails for who enters, and the next one asks again', async () => {
    backend.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    const session = openGuestSession(mockApis.discovery());
    session.prepare();
    await expect(session.enter()).rejects.toThrow('Failed to fetch');
    await expect(session.enter()).resolves.toBeDefined();
    expect(backend).toHaveBeenCalledTimes(2);
  });

  test('is not begun for a user who signed out', async () => {
    signedOutMark.set(true);
    openGuestSession(mockApis.discovery()).prepare();
    await Promise.resolve();
    expect(backend).not.toHaveBeenCalled();
  });
});
