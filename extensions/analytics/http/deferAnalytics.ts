import type { AnalyticsEvent, AnalyticsImplementation } from '#sdk';

/** An event with its time. */
export interface CapturedEvent extends AnalyticsEvent {
  /** Milliseconds since 1970. */
  at: number;
}

/** Sends an event, possibly later in a batch. */
export type SendEvent = (event: CapturedEvent) => void;

/** Limits the number of waiting events if the sender cannot be loaded. */
const MAX_WAITING = 200;

/** Creates an analytics implementation that loads its sender with the first event. Events wait until it is loaded. */
export function deferAnalytics(load: () => Promise<SendEvent>): AnalyticsImplementation {
  let waiting: CapturedEvent[] = [];
  let isLoading = false;
  let send: SendEvent | undefined;

  async function start(): Promise<void> {
    isLoading = true;
    try {
      send = await load();
      waiting.forEach(send);
      waiting = [];
    } catch {
      // The next event tries again.
      isLoading = false;
    }
  }

  return {
    captureEvent(event) {
      const captured = { ...event, at: Date.now() };
      if (send) return send(captured);
      waiting = [...waiting, captured].slice(-MAX_WAITING);
      if (!isLoading) void start();
    },
  };
}
