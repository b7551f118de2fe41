import { beforeEach, describe, expect, test } from 'vitest';
import { mockApis } from '#sdk/testing';
import { asRefreshable, createGuestIdentity } from '#extensions/app-apis';
import { openPortalUser } from './portalUser';
import { savedProvider } from './savedProvider';
import { setPortalUser } from './setPortalUser';
import { signedOutMark } from './signedOutMark';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sign-out', () => {
  const setUp = (signOut: () => Promise<void>) =>
    setPortalUser({
      discovery: mockApis.discovery(),
      provider: 'acme',
      userEntityRef: 'user:default/ada',
      identity: { ...asRefreshable(createGuestIdentity()), signOut },
    });

  test('that the backend refuses keeps the user signed in, also after a reload, and can be retried', async () => {
    let isDown = true;
    const user = setUp(async () => {
      if (isDown) throw new Error('Logout request failed, 500');
    });
    savedProvider.write('acme');
    await expect(user.signOut()).rejects.toThrow('Logout request failed, 500');
    expect([savedProvider.read(), signedOutMark.isSet()]).toEqual(['acme', false]);
    expect(openPortalUser().provider()).toBe('acme');
    isDown = false;
    await user.signOut();
    expect([savedProvider.read(), signedOutMark.isSet()]).toEqual([undefined, true]);
  });
});
