import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CapturedEvent } from './deferAnalytics';
import { createEventQueue, type Delivery, type EventQueueOptions } from './createEventQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (subject: string): CapturedEvent => ({
  action: 'click',
  subject,
  at: 0,
  context: { pluginId: 'app', extensionId: 'app' },
});

function createQueue(answer: () => Delivery | Promise<Delivery>, options: Partial<EventQueueOptions> = {}) {
  const sent: Array<{ subjects: string; lost: number; at: number }> = [];
  const start = Date.now();
  const queue = createEventQueue({
    batchSize: 3,
    flushAfter: 1000,
    queueSize: 5,
    deliver: async (events, lost) => {
      sent.push({ subjects: events.map(({ subject }) => subject).join(''), lost, at: Date.now() - start });
      return answer();
    },
    ...options,
  });
  return {
    queue,
    sent,
    add: (subjects: string) => subjects.split('').forEach((one) => queue.add(event(one))),
  };
}

describe('the event queue', () => {
  test('sends a full batch immediately, and the rest after a delay', async () => {
    const { add, sent } = createQueue(() => 'accepted');
    add('abcd');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([
      { subjects: 'abc', lost: 0, at: 0 },
      { subjects: 'd', lost: 0, at: 1000 },
    ]);
  });

  test('retries an endpoint that is down at most twice per minute, then less often', async () => {
    const { add, sent } = createQueue(() => ({}));
    for (let second = 0; second < 3600; second += 1) {
      add('xy');
      await vi.advanceTimersByTimeAsync(1000);
    }
    const pauses = sent.slice(1).map(({ at }, index) => (at - (sent[index]?.at ?? 0)) / 1000);
    expect(pauses).toEqual([30, 60, 120, 240, 480, 600, 600, 600, 600]);
  });

  test('keeps only the latest events, and reports the number of lost ones with the next batch', async () => {
    let isUp = false;
    const { add, sent } = createQueue(() => (isUp ? 'accepted' : {}));
    add('abcdefgh');
    await vi.advanceTimersByTimeAsync(100);
    isUp = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(sent.map(({ subjects, lost }) => `${subjects} ${lost}`)).toEqual(['abc 0', 'def 3', 'gh 0']);
  });

  test('respects the retry delay of the endpoint, within limits', async () => {
    const { add, sent } = createQueue(() => ({ retryAfter: 90_000_000 }));
    add('abc');
    await vi.advanceTimersByTimeAsync(601_000);
    expect(sent.map(({ at }) => at)).toEqual([0, 600_000]);
  });

  test('does not retry rejected events, but counts them as lost', async () => {
    const answers: Delivery[] = ['rejected', 'accepted'];
    const { add, sent } = createQueue(() => answers.shift() ?? 'accepted');
    add('abcd');
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent.map(({ subjects, lost }) => `${subjects} ${lost}`)).toEqual(['abc 0', 'd 3']);
  });

  test('sends everything when the user leaves the page, even during another request', async () => {
    const { add, queue, sent } = createQueue(() => new Promise(() => {}), { queueSize: 100 });
    add('abcdefgh');
    queue.flush(true);
    expect(sent.map(({ subjects }) => subjects)).toEqual(['abc', 'def', 'gh']);
  });

  test('does not retry an endpoint that is down when the page is only hidden', async () => {
    const { add, queue, sent } = createQueue(() => ({}));
    add('abc');
    await vi.advanceTimersByTimeAsync(100);
    queue.flush(false);
    expect(sent).toHaveLength(1);
    queue.flush(true);
    expect(sent).toHaveLength(2);
  });
});
