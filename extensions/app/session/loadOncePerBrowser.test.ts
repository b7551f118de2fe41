import { describe, expect, test, vi } from 'vitest';
import { loadOncePerBrowser } from './loadOncePerBrowser';
import type { Session } from './session';
import { createTabChannel } from './tabChannel';

const session: Session = {
  token: 'one',
  identity: { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
  profile: {},
  lifetime: 1000,
  receivedAt: 0,
};

/** The lock manager of a browser, as far as it is used here. */
function createLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    query: async () => ({}),
    async request(name: string, ...rest: unknown[]) {
      const work = rest.at(-1) as (lock: Lock | null) => unknown;
      const { ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {};
      if (ifAvailable && held > 0) return work(null);
      held += 1;
      const before = last;
      const run = before.then(() => work({ name, mode: 'exclusive' }));
      last = run.then(
        () => (held -= 1),
        () => (held -= 1),
      );
      return run;
    },
  };
}

describe('two tabs that want a session at the same moment', () => {
  test('cause one request, and both have it', async () => {
    const locks = createLocks();
    const load = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return session;
    });
    const tabs = [createTabChannel('test-a'), createTabChannel('test-a')];
    // The tab that has the session answers the other one, as an open portal does.
    tabs[0]?.listen((message) => {
      if (message.type === 'session-wanted') tabs[0]?.send({ type: 'session', session });
    });
    const both = await Promise.all(
      tabs.map((channel) => loadOncePerBrowser({ provider: 'test-a', channel, load, locks })),
    );
    for (const tab of tabs) tab.close();
    expect(both).toEqual([session, session]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('both have one even if the first is closed before it can answer', async () => {
    const locks = createLocks();
    const load = vi.fn(async () => session);
    const tabs = [{ ...createTabChannel('test-b'), send: () => {} }, createTabChannel('test-b')];
    const both = await Promise.all(
      tabs.map((channel) => loadOncePerBrowser({ provider: 'test-b', channel, load, locks })),
    );
    for (const tab of tabs) tab.close();
    expect(both).toEqual([session, session]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('messages between tabs', () => {
  test('of another shape are passed over', async () => {
    const channel = createTabChannel('test-c');
    const seen: string[] = [];
    channel.listen(({ type }) => seen.push(type));
    const stranger = new BroadcastChannel('session:test-c');
    const say = stranger.postMessage.bind(stranger);
    for (const message of [null, 'signed-out', {}, { type: 'session', session: { token: 1 } }, { type: 'x' }])
      say(message);
    say({ type: 'signed-out' });
    await vi.waitFor(() => expect(seen).toEqual(['signed-out']), 15_000);
    stranger.close();
    channel.close();
  });
});
