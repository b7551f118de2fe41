import { describe, expect, test, vi } from 'vitest';
import { describeIdentityApi, mockApis } from '#sdk/testing';
import { createIdentityProxy } from './createIdentityProxy';
import { createGuestIdentity } from '#extensions/app-apis';

describeIdentityApi('the signed-in portal', () => {
  const proxy = createIdentityProxy();
  proxy.setTarget(mockApis.identity(), { signOutTargetUrl: '/' });
  return proxy;
});
describeIdentityApi('the guest of a backend without authentication', () => createGuestIdentity());

describe('the identity before sign-in', () => {
  test('makes calls wait for the user', async () => {
    const proxy = createIdentityProxy();
    const asked = proxy.getBackstageIdentity();
    proxy.setTarget(createGuestIdentity(), { signOutTargetUrl: '/' });
    await expect(asked).resolves.toMatchObject({ userEntityRef: 'user:default/guest' });
  });

  test('cannot sign out', async () => {
    await expect(createIdentityProxy().signOut()).rejects.toThrow('Identity API accessed before app loaded');
  });
});

describe('signing out', () => {
  test('ends the session, then opens the start page of the portal', async () => {
    const steps: string[] = [];
    const proxy = createIdentityProxy((url) => steps.push(`leave for ${url}`));
    const signOut = async (): Promise<void> => void steps.push('end the session');
    proxy.setTarget({ ...createGuestIdentity(), signOut }, { signOutTargetUrl: '/portal' });
    await proxy.signOut();
    expect(steps).toEqual(['end the session', 'leave for /portal']);
  });
});

describe('a user entity ref in another format', () => {
  test('logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const proxy = createIdentityProxy();
    const identity = { type: 'user', userEntityRef: 'guest', ownershipEntityRefs: [] } as const;
    const getBackstageIdentity = async () => ({ ...identity, ownershipEntityRefs: [] });
    proxy.setTarget({ ...createGuestIdentity(), getBackstageIdentity }, { signOutTargetUrl: '/' });
    await proxy.getBackstageIdentity();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("'guest'"));
    warn.mockRestore();
  });
});
