import { describe, expect, test, vi } from 'vitest';
import { loadOncePerBrowser } from './loadOncePerBrowser';
import type { Session } from './session';
import { createSessionChannel } from './sessionChannel';

const session: Session = {
  token: 'one',
  identity: { type: 'user', userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
  profile: {},
  lifetime: 1000,
  receivedAt: 0,
};

/** A partial mock of the browser's lock manager. */
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

describe('two tabs that request a session at the same time', () => {
  test('send one request and share the result', async () => {
    const locks = createLocks();
    const load = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return session;
    });
    const tabs = [createSessionChannel('test-a'), createSessionChannel('test-a')];
    // The tab with the session answers the other tab, like in an open portal.
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

  test('both get a session even if the first tab is closed before it can answer', async () => {
    const locks = createLocks();
    const load = vi.fn(async () => session);
    const tabs = [{ ...createSessionChannel('test-b'), send: () => {} }, createSessionChannel('test-b')];
    const both = await Promise.all(
      tabs.map((channel) => loadOncePerBrowser({ provider: 'test-b', channel, load, locks })),
    );
    for (const tab of tabs) tab.close();
    expect(both).toEqual([session, session]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('messages between tabs', () => {
  test('are ignored if they have another shape', async () => {
    const channel = createSessionChannel('test-c');
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
