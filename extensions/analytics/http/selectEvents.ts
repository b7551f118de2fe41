import type { TakeEvent } from './deferAnalytics';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/**
 * Passes on the events that the settings let through. Whether this page load is told about at all is decided once, by the browser's
 * wish not to be tracked and by lot; if not, the endpoint is not even connected.
 */
export function selectEvents(
  { actions, sampleRate = 1, respectDoNotTrack = true }: HttpAnalyticsSettings,
  connect: () => TakeEvent,
): TakeEvent {
  if ((respectDoNotTrack && isTrackingRefused()) || Math.random() >= sampleRate) return () => {};
  const take = connect();
  return (event) => {
    if (actions?.includes(event.action) !== false) take(event);
  };
}

/** Do Not Track, or Global Privacy Control. */
function isTrackingRefused(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
