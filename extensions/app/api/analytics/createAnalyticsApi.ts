import type { AnalyticsApi, AnalyticsImplementation } from '#sdk';

/** The hub of a portal that nobody listens to. */
export const noAnalytics: AnalyticsApi = { captureEvent() {} };

/** Creates the hub of analytics: every event goes to every implementation, and the failure of one stays its own. */
export function createAnalyticsApi(implementations: readonly AnalyticsImplementation[]): AnalyticsApi {
  if (implementations.length === 0) return noAnalytics;
  return {
    captureEvent(event) {
      for (const implementation of implementations) {
        try {
          implementation.captureEvent(event);
        } catch (error) {
          // Counting a click must never break the click.
          console.warn('An analytics implementation failed to take an event.', error);
        }
      }
    },
  };
}
