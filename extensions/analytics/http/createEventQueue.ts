import type { CapturedEvent, SendEvent } from './deferAnalytics';

/** The result of sending a batch: accepted, rejected for good, or to be retried. `retryAfter` is in milliseconds. */
export type Delivery = 'accepted' | 'rejected' | { retryAfter?: number };

/** Options of {@link createEventQueue}. */
export interface EventQueueOptions {
  batchSize: number;
  /** The maximum time before an event is sent, in milliseconds. */
  flushAfter: number;
  /** The number of events to keep while the endpoint cannot be reached. The oldest are dropped first. */
  queueSize: number;
  /** Sends events, with the number of events lost before them. Never rejects. */
  deliver: (events: readonly CapturedEvent[], lost: number) => Promise<Delivery>;
}

/** A queue of events to send. */
export interface EventQueue {
  add: SendEvent;
  /** Sends all queued events immediately. During a retry pause, does so only if `isLast` is set because the page unloads. */
  flush(isLast: boolean): void;
}

const MIN_PAUSE = 30_000;
const MAX_PAUSE = 600_000;

/**
 * Creates a queue that sends events in batches, one batch at a time. If the endpoint is down, it retries after 30 seconds and
 * doubles the pause each time, up to 10 minutes. So an unavailable endpoint gets at most two requests per minute.
 */
export function createEventQueue(options: EventQueueOptions): EventQueue {
  const { batchSize, flushAfter, queueSize, deliver } = options;
  let events: CapturedEvent[] = [];
  let lost = 0;
  let failures = 0;
  let isSending = false;
  let timer: { handle: ReturnType<typeof setTimeout>; isPause: boolean } | undefined;

  const keep = (kept: CapturedEvent[]): void => {
    events = kept.slice(-queueSize);
    lost += kept.length - events.length;
  };
  const wait = (duration: number, isPause: boolean): void => {
    clearTimeout(timer?.handle);
    timer = { isPause, handle: setTimeout(send, duration) };
  };

  function send(): void {
    clearTimeout(timer?.handle);
    timer = undefined;
    if (isSending || events.length === 0) return;
    isSending = true;
    sendBatch();
  }

  function sendBatch(): void {
    const batch = events.slice(0, batchSize);
    const lostBefore = lost;
    events = events.slice(batchSize);
    lost = 0;
    void deliver(batch, lostBefore).then((delivery) => {
      isSending = false;
      settle(delivery, batch, lostBefore);
    });
  }

  function settle(delivery: Delivery, batch: readonly CapturedEvent[], lostBefore: number): void {
    if (typeof delivery === 'object') {
      lost += lostBefore;
      keep([...batch, ...events]);
      failures += 1;
      const pause = Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** (failures - 1));
      wait(Math.min(MAX_PAUSE, Math.max(pause, delivery.retryAfter ?? 0)), true);
      return;
    }
    if (delivery === 'rejected') lost += batch.length + lostBefore;
    failures = 0;
    schedule();
  }

  function schedule(): void {
    if (isSending || timer?.isPause || events.length === 0) return;
    if (events.length >= batchSize) send();
    else if (!timer) wait(flushAfter, false);
  }

  return {
    add(event) {
      keep([...events, event]);
      schedule();
    },
    flush(isLast) {
      if (!isLast && timer?.isPause) return;
      send();
      // The page unloads, so do not wait for the response.
      while (isLast && events.length > 0) sendBatch();
    },
  };
}
