import { describe, expect, test, vi } from 'vitest';
import { loadOncePerBrowser } from './loadOncePerBrowser';
import type { Session } from './session';
import { createSessionChannel, type SessionChannel, type SessionMessage } from './sessionChannel';

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

/** Creates the channels of two tabs. Messages arrive immediately, and neither tab answers, as if both were busy. */
function createDirectChannels(): SessionChannel[] {
  const listeners = [0, 1].map(() => new Set<(message: SessionMessage) => void>());
  return listeners.map((own, at) => ({
    send(message) {
      for (const listener of listeners[1 - at] ?? []) listener(message);
    },
    listen(listener) {
      own.add(listener);
      return () => own.delete(listener);
    },
    close() {},
  }));
}

describe('two tabs that request a session at the same time', () => {
  test('send one request and share the result', async () => {
    const locks = createLocks();
    const load = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return session;
    });
    const tabs = createDirectChannels();
    const both = await Promise.all(
      tabs.map((channel) => loadOncePerBrowser({ provider: 'test-a', channel, load, locks })),
    );
    expect(both).toEqual([session, session]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('share the result if the second asks when the first has already sent it', async () => {
    const locks = createLocks();
    const load = vi.fn(async () => session);
    const [first, second] = [createSessionChannel('test-d'), createSessionChannel('test-d')];
    // The second tab does not hear the first message. The first answers its question, like in an open portal.
    const stop = first.listen((message) => {
      if (message.type === 'session-wanted') first.send({ type: 'session', session });
    });
    const deaf = { ...first, send: () => {} };
    const both = await Promise.all(
      [deaf, second].map((channel) => loadOncePerBrowser({ provider: 'test-d', channel, load, locks })),
    );
    stop();
    for (const tab of [first, second]) tab.close();
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
