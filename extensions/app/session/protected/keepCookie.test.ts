import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCookie } from './keepCookie';

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

describe('the cookie of a protected portal', () => {
  test.each([
    [0, 59],
    [1, 56],
  ])('is fetched one to four minutes before its end (%i: after %i min)', async (random, minutes) => {
    const fetchCookie = vi.fn(async () => Date.now() + 60 * MINUTE);
    keepCookie({ fetchCookie, onFailure: () => {}, random: () => random });
    await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCookie).toHaveBeenCalledTimes(2);
  });

  test('is never fetched sooner than after five minutes', async () => {
    const fetchCookie = vi.fn(async () => Date.now() + MINUTE);
    keepCookie({ fetchCookie, onFailure: () => {} });
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(fetchCookie).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchCookie).toHaveBeenCalledTimes(2);
  });

  test('is tried again after 5 s, then twice as long, up to 5 min; the first failure is told', async () => {
    const times: number[] = [];
    const onFailure = vi.fn();
    keepCookie({
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

  test('is fetched by one tab for all', async () => {
    const { channel, sent, say } = createChannel();
    const fetchCookie = vi.fn(async () => Date.now() + 60 * MINUTE);
    const stop = keepCookie({ fetchCookie, onFailure: () => {}, channel, random: () => 0 });
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
});
