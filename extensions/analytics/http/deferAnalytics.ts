import type { AnalyticsEvent, AnalyticsImplementation } from '#sdk';

/** An event with the moment it happened at. */
export interface CapturedEvent extends AnalyticsEvent {
  /** Milliseconds since 1970. */
  at: number;
}

/** Takes events on their way to the endpoint. */
export type TakeEvent = (event: CapturedEvent) => void;

/** Bounds the memory of events for a sender that cannot be loaded. */
const MOST_WAITING = 200;

/** Creates a receiver of events that loads what sends them with the first one; events wait until it is there. */
export function deferAnalytics(load: () => Promise<TakeEvent>): AnalyticsImplementation {
  let waiting: CapturedEvent[] = [];
  let isLoading = false;
  let take: TakeEvent | undefined;

  async function start(): Promise<void> {
    isLoading = true;
    try {
      take = await load();
      waiting.forEach(take);
      waiting = [];
    } catch {
      // The next event tries again.
      isLoading = false;
    }
  }

  return {
    captureEvent(event) {
      const captured = { ...event, at: Date.now() };
      if (take) return take(captured);
      waiting = [...waiting, captured].slice(-MOST_WAITING);
      if (!isLoading) void start();
    },
  };
}
