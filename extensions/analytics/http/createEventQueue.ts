import type { CapturedEvent, TakeEvent } from './deferAnalytics';

/** What became of a batch: taken, never to be taken, or worth another try, after a while that the endpoint may have named. */
export type Delivery = 'taken' | 'refused' | { retryAfter?: number };

/** What {@link createEventQueue} works with. */
export interface EventQueueOptions {
  batchSize: number;
  /** How long an event waits for others, in milliseconds. */
  flushAfter: number;
  /** Events kept while none can be sent; the oldest make room. */
  queueSize: number;
  /** Sends events, with how many were lost before them. Never rejects. */
  deliver: (events: readonly CapturedEvent[], lost: number) => Promise<Delivery>;
}

/** Events on their way. */
export interface EventQueue {
  add: TakeEvent;
  /** Sends what is there at once, because the page may not come back. Not while the endpoint is being spared, unless it is now or never. */
  flush(isLast: boolean): void;
}

const SHORTEST_PAUSE = 30_000;
const LONGEST_PAUSE = 600_000;

/**
 * Creates the queue before an endpoint. Events go in batches, one batch at a time. An endpoint that is down is asked again after
 * 30 seconds, then after twice as long each time, up to ten minutes: at most two requests a minute, however much people click.
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
      const pause = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (failures - 1));
      wait(Math.min(LONGEST_PAUSE, Math.max(pause, delivery.retryAfter ?? 0)), true);
      return;
    }
    if (delivery === 'refused') lost += batch.length + lostBefore;
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
      // Nobody is left to wait for an answer.
      while (isLast && events.length > 0) sendBatch();
    },
  };
}
