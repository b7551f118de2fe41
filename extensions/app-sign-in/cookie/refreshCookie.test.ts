import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshCookie } from './refreshCookie';

const MINUTE = 60_000;
type Hear = (event: { data: unknown }) => void;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function createChannel() {
  const sent: unknown[] = [];
  const hearing: Hear[] = [];
  const channel = {
    postMessage: (data: unknown) => void sent.push(data),
    addEventListener: (_type: string, hear: Hear) => void hearing.push(hear),
  } as unknown as BroadcastChannel;
  return { channel, sent, say: (data: unknown) => hearing.forEach((hear) => hear({ data })) };
}

describe('refreshing the cookie', () => {
  test.each([
    [0, 59],
    [1, 56],
  ])('happens one to four minutes before it expires (%i: after %i min)', async (random, minutes) => {
    const fetchCookie = vi.fn(async () => Date.now() + 60 * MINUTE);
    refreshCookie({ fetchCookie, onFailure: () => {}, random: () => random });
    await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCookie).toHaveBeenCalledTimes(2);
  });

  test('waits at least five minutes', async () => {
    const fetchCookie = vi.fn(async () => Date.now() + MINUTE);
    refreshCookie({ fetchCookie, onFailure: () => {} });
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCookie).toHaveBeenCalledTimes(2);
  });

  test('is retried after 5 s, then with doubled delays up to 5 min; only the first failure is reported', async () => {
    const times: number[] = [];
    const onFailure = vi.fn();
    refreshCookie({
      fetchCookie: async () => {
        times.push(Date.now() / 1000);
        throw new Error('down');
      },
      onFailure,
    });
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(times).toEqual([0, 5, 15, 35, 75, 155, 315, 615, 915]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('is done by one tab for all', async () => {
    const { channel, sent, say } = createChannel();
    const fetchCookie = vi.fn(async () => Date.now() + 60 * MINUTE);
    const stop = refreshCookie({ fetchCookie, onFailure: () => {}, channel, random: () => 0 });
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(sent).toEqual([{ expiresAt: 60 * MINUTE }]);
    say(null);
    say({ expiresAt: Date.now() + 60 * MINUTE });
    await vi.advanceTimersByTimeAsync(58 * MINUTE);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
    stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
  });

  test('waits no longer than a timer can', async () => {
    const fetchCookie = vi.fn(async () => Date.now() + 365 * 24 * 60 * MINUTE);
    refreshCookie({ fetchCookie, onFailure: () => {} });
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
  });

  test('reports each new cookie, and nothing after it is stopped', async () => {
    const { channel, say } = createChannel();
    const onFresh = vi.fn();
    const fetchCookie = async () => Date.now() + 60 * MINUTE;
    const stop = refreshCookie({ fetchCookie, onFailure: () => {}, onFresh, channel, shortestWait: 1000 });
    await vi.advanceTimersByTimeAsync(0);
    say({ expiresAt: Date.now() + 2 * MINUTE });
    expect(onFresh).toHaveBeenCalledTimes(2);
    stop();
    say({ expiresAt: Date.now() + 2 * MINUTE });
    expect(onFresh).toHaveBeenCalledTimes(2);
  });
});
