import type { AnalyticsEvent, AnalyticsImplementation } from '#sdk';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/** An event with the moment it happened at. */
export interface CapturedEvent extends AnalyticsEvent {
  /** Milliseconds since 1970. */
  at: number;
}

/** Takes events on their way to the endpoint. */
export type TakeEvent = (event: CapturedEvent) => void;

/** Bounds the memory of events for a sender that cannot be loaded. */
const MOST_WAITING = 200;

const silent: AnalyticsImplementation = { captureEvent() {} };

/**
 * Creates the receiver of events. Whether this page load is told about is decided once, by the browser's wish not to be tracked
 * and by lot; if not, nothing is loaded and nothing kept. Events wait until the sender has been loaded.
 */
export function createHttpAnalytics(
  settings: HttpAnalyticsSettings,
  load: () => Promise<TakeEvent>,
): AnalyticsImplementation {
  const { actions, sampleRate = 1, respectDoNotTrack = true } = settings;
  if ((respectDoNotTrack && isTrackingRefused()) || Math.random() >= sampleRate) return silent;
  let waiting: CapturedEvent[] = [];
  let isLoading = false;
  let take: TakeEvent | undefined;

  async function start(): Promise<void> {
    isLoading = true;
    try {
      take = await load();
      for (const event of waiting) take(event);
      waiting = [];
    } catch {
      // The next event tries again.
      isLoading = false;
    }
  }

  return {
    captureEvent(event) {
      if (actions?.includes(event.action) === false) return;
      const captured = { ...event, at: Date.now() };
      if (take) return take(captured);
      waiting = [...waiting, captured].slice(-MOST_WAITING);
      if (!isLoading) void start();
    },
  };
}

/** Do Not Track, or Global Privacy Control. */
function isTrackingRefused(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
