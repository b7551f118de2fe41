import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { openProviderSession } from './openProviderSession';

const identity = { type: 'user', userEntityRef: 'user:default/ada', ownershipEntityRefs: [] };
const answer = { profile: {}, backstageIdentity: { token: 'one', expiresInSeconds: 3600, identity } };

afterEach(() => vi.unstubAllGlobals());

/** Two tabs of one browser, and a backend that responds on demand. */
function openTabs(provider: string) {
  let arrive = (): void => {};
  let ask = (): void => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  vi.stubGlobal('fetch', async () => {
    ask();
    await arrived;
    return Response.json(answer);
  });
  const open = () => openProviderSession(mockApis.discovery(), provider);
  return { here: open(), there: open(), asked, arrive };
}

describe('a provider session', () => {
  test('is shared between tabs', async () => {
    const { here, there, arrive } = openTabs('shared');
    arrive();
    expect((await here.get()).token).toBe('one');
    await vi.waitFor(() => expect(there.peek()?.token).toBe('one'), 15_000);
  });

  test('that ends while it is fetched is not sent to other tabs', async () => {
    const { here, there, asked, arrive } = openTabs('ended');
    const heard = vi.fn();
    there.listen(heard);
    const entering = here.get();
    await asked;
    here.end();
    arrive();
    await expect(entering).rejects.toThrow('No session available');
    // Messages arrive in order, so this one would arrive after the session.
    here.accept({ profile: {}, lifetime: 1000, receivedAt: 1, token: 'next' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 15_000);
    expect(heard.mock.calls.map(([session]) => (session as { token?: string } | undefined)?.token)).toEqual([
      'next',
    ]);
    expect(here.peek()?.token).toBe('next');
  });
});
