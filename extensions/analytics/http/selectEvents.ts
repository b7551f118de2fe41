import type { SendEvent } from './deferAnalytics';
import type { HttpAnalyticsSettings } from './httpAnalyticsSettings';

/**
 * Passes on the events that the settings allow. Privacy signals of the browser and sampling are evaluated once for the page
 * load. If it is excluded, `connect` is not called.
 */
export function selectEvents(
  { actions, sampleRate = 1, respectDoNotTrack = true }: HttpAnalyticsSettings,
  connect: () => SendEvent,
): SendEvent {
  if ((respectDoNotTrack && isTrackingRefused()) || Math.random() >= sampleRate) return () => {};
  const send = connect();
  return (event) => {
    if (actions?.includes(event.action) !== false) send(event);
  };
}

/** Checks Do Not Track and Global Privacy Control. */
function isTrackingRefused(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
