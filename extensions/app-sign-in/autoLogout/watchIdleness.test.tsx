import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastActivity } from './lastActivity';
import { watchIdleness } from './watchIdleness';

const MINUTE = 60_000;
const stops: Array<() => void> = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  lastActivity.forget();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function start(settings: Partial<Parameters<typeof watchIdleness>[0]['settings']> = {}) {
  const prompts: Array<number | undefined> = [];
  const onIdle = vi.fn();
  const watch = watchIdleness({
    settings: {
      idleTimeoutMinutes: 10,
      promptBeforeIdleSeconds: 10,
      logoutIfDisconnected: true,
      ...settings,
    },
    onPrompt: (secondsLeft) => prompts.push(secondsLeft),
    onIdle,
  });
  stops.push(watch.stop);
  return { watch, onIdle, prompt: () => prompts.at(-1) };
}

const use = () => globalThis.dispatchEvent(new Event('keydown'));

describe('an idle user', () => {
  test('is asked before the time is up, then signed out', async () => {
    const { onIdle, prompt } = start();
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 11_000);
    expect(prompt()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(prompt()).toBe(5);
    expect(onIdle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  test('stays signed in when active, but once asked only the answer counts', async () => {
    const { watch, onIdle, prompt } = start();
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    use();
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 5_000);
    expect(prompt()).toBe(5);
    use();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(prompt()).toBe(4);
    watch.stay();
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
  });

  test('is signed out immediately when they return after a long time without an open tab', () => {
    lastActivity.write(Date.now() - 11 * MINUTE);
    expect(start().onIdle).toHaveBeenCalledTimes(1);
    lastActivity.write(Date.now() - 11 * MINUTE);
    expect(start({ logoutIfDisconnected: false }).onIdle).not.toHaveBeenCalled();
  });

  test('is not idle while they use another tab', async () => {
    const { onIdle } = start();
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    lastActivity.write(Date.now());
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
