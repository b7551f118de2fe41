import { afterEach, describe, expect, test, vi } from 'vitest';
import { mockApis } from '#sdk/testing';
import { openProviderSession } from './openProviderSession';

const identity = { type: 'user', userEntityRef: 'user:default/ada', ownershipEntityRefs: [] };
const answer = { profile: {}, backstageIdentity: { token: 'one', expiresInSeconds: 3600, identity } };

afterEach(() => vi.unstubAllGlobals());

/** Two tabs of one browser, and a backend that answers when it is told to. */
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

describe('the session at a provider', () => {
  test('is the same in the tabs of a browser', async () => {
    const { here, there, arrive } = openTabs('shared');
    arrive();
    expect((await here.enter()).token).toBe('one');
    await vi.waitFor(() => expect(there.peek()?.token).toBe('one'), 15_000);
  });

  test('that was ended while it was fetched reaches no tab any more', async () => {
    const { here, there, asked, arrive } = openTabs('ended');
    const heard = vi.fn();
    there.listen(heard);
    const entering = here.enter();
    await asked;
    here.end();
    arrive();
    await expect(entering).rejects.toThrow('No session available');
    // What is sent comes in order, so this would come after the session.
    here.accept({ profile: {}, lifetime: 1000, receivedAt: 1, token: 'next' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 15_000);
    expect(heard.mock.calls.map(([session]) => (session as { token?: string } | undefined)?.token)).toEqual([
      'next',
    ]);
    expect(here.peek()?.token).toBe('next');
  });
});
