import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { discoveryApiRef, errorApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { createIdentityProxy } from './createIdentityProxy';

const identity = { type: 'user', userEntityRef: 'user:default/visitor', ownershipEntityRefs: [] };
const session = () =>
  Response.json({ profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3600, identity } });
const refusal = (status: number) => Response.json({ error: { name: 'E', message: 'no' } }, { status });

/** A portal without a sign-in page. `answer` is the backend's. */
function setUp(answer: (url: string) => Response) {
  vi.stubGlobal('fetch', async (url: string) => answer(url));
  onTestFinished(() => void vi.unstubAllGlobals());
  const errors = mockApis.error();
  const discovery = mockApis.discovery();
  const apis = new Map<unknown, unknown>([
    [discoveryApiRef, discovery],
    [errorApiRef, errors],
  ]);
  const proxy = createIdentityProxy();
  proxy.setGuest({ signOutTargetUrl: '/', apis: { get: (ref) => apis.get(ref) as never } });
  return { proxy, errors };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the user of a portal without a sign-in page', () => {
  test('is the guest of the backend', async () => {
    const { proxy } = setUp(session);
    await expect(proxy.getCredentials()).resolves.toEqual({ token: 'abc' });
    await expect(proxy.getBackstageIdentity()).resolves.toMatchObject({
      userEntityRef: 'user:default/visitor',
    });
    expect(proxy.isGuest).toBe(true);
  });

  test('is a guest without a token if the backend has no guest provider and needs none', async () => {
    const { proxy, errors } = setUp((url) =>
      url.includes('/guest/refresh') ? refusal(404) : Response.json({}),
    );
    await expect(proxy.getCredentials()).resolves.toEqual({});
    await expect(proxy.getProfileInfo()).resolves.toEqual({ displayName: 'Guest' });
    expect(errors.getErrors()).toEqual([]);
  });

  test('sees an error if the backend accepts no guests', async () => {
    const { proxy, errors } = setUp((url) => refusal(url.includes('/guest/refresh') ? 404 : 401));
    await expect(proxy.getCredentials()).rejects.toThrow('You cannot sign in as a guest, you must either');
    await expect(proxy.getCredentials()).rejects.toThrow('You cannot');
    expect(errors.getErrors()).toHaveLength(1);
    await expect(proxy.getBackstageIdentity()).resolves.toMatchObject({
      userEntityRef: 'user:default/guest',
    });
  });

  test('is signed in once the backend is up again', async () => {
    let isDown = true;
    const { proxy } = setUp(() => (isDown ? refusal(503) : session()));
    await expect(proxy.getCredentials()).rejects.toThrow('Auth refresh request failed');
    isDown = false;
    await expect(proxy.getCredentials()).resolves.toEqual({ token: 'abc' });
  });
});
