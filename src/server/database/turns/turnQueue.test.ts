import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TurnQueue, type TurnLimits } from './turnQueue';

const LIMITS: TurnLimits = { running: 1, runningPerCaller: 1, waitingPerCaller: 3, patienceMs: 1_000 };

/** A queue whose turns take the given time. */
function open(limits: Partial<TurnLimits> = {}) {
  const queue = new TurnQueue({ ...LIMITS, ...limits });
  const order: string[] = [];
  const take = (caller: string, ms = 10, signal?: AbortSignal, share?: number) =>
    queue.take({ caller, signal, share }, async () => {
      order.push(caller);
      await new Promise((done) => setTimeout(done, ms));
    });
  return { take, order };
}

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('go to the caller that has used the least time', async () => {
    const { take, order } = open();
    const all = [
      take('greedy', 100),
      take('greedy', 100),
      take('greedy', 100),
      take('modest'),
      take('modest'),
    ];
    await vi.runAllTimersAsync();
    await Promise.all(all);
    expect(order).toEqual(['greedy', 'modest', 'modest', 'greedy', 'greedy']);
  });

  it('go to a caller with one open request before those with many', async () => {
    const { take, order } = open({ waitingPerCaller: 10, patienceMs: 100_000 });
    const all = Array.from({ length: 6 }, () => [take('greedy', 100), take('other', 100)]).flat();
    for (let asked = 0; asked < 3; asked += 1) {
      const modest = take('modest', 100);
      await vi.advanceTimersByTimeAsync(200);
      await modest;
    }
    await vi.runAllTimersAsync();
    await Promise.all(all);
    const isModest = order.slice(0, 6).map((caller) => caller === 'modest');
    expect(isModest).toEqual([false, true, false, true, false, true]);
  });

  it('come more often to a caller with a larger share', async () => {
    const { take, order } = open({ waitingPerCaller: 100, patienceMs: 10_000 });
    const all = Array.from({ length: 20 }, () => [take('writer', 10, undefined, 4), take('reader')]).flat();
    await vi.runAllTimersAsync();
    await Promise.all(all);
    expect(order.slice(0, 20).filter((caller) => caller === 'writer').length).toBeGreaterThan(14);
  });

  it('do not all belong to one caller', async () => {
    const { take, order } = open({ running: 3, runningPerCaller: 2 });
    const all = [take('greedy'), take('greedy'), take('greedy')];
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['greedy', 'greedy']);
    all.push(take('modest'));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['greedy', 'greedy', 'modest']);
    await vi.runAllTimersAsync();
    await Promise.all(all);
  });

  it('are rejected with 429 if the caller has too many waiting, and others are not', async () => {
    const { take } = open();
    const all = Array.from({ length: 4 }, () => take('greedy'));
    await expect(take('greedy')).rejects.toMatchObject({ statusCode: 429, headers: { 'retry-after': '5' } });
    all.push(take('modest'));
    await vi.runAllTimersAsync();
    await Promise.all(all);
  });

  it('are rejected with 503 if they wait too long', async () => {
    const { take, order } = open();
    const long = take('slow', 5_000);
    const late = take('modest').catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    await long;
    expect(await late).toMatchObject({ statusCode: 503 });
    expect(order).toEqual(['slow']);
  });

  it('do not start for a caller that has left', async () => {
    const { take, order } = open();
    const controller = new AbortController();
    const first = take('a', 100);
    const second = take('b', 100, controller.signal).catch(String);
    controller.abort(new Error('left'));
    expect(await second).toBe('Error: left');
    await vi.runAllTimersAsync();
    await first;
    expect(order).toEqual(['a']);
  });

  it('follow one that failed', async () => {
    const queue = new TurnQueue(LIMITS);
    const failing = queue.take({ caller: 'a' }, () => Promise.reject(new Error('failed')));
    const next = queue.take({ caller: 'b' }, async () => 'answer');
    await expect(failing).rejects.toThrow('failed');
    await expect(next).resolves.toBe('answer');
  });
});
