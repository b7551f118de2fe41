import type { AnalyticsApi, AnalyticsImplementation } from '#sdk';

/** The analytics API of a portal without implementations. */
export const noAnalytics: AnalyticsApi = { captureEvent() {} };

/** Creates an analytics API that sends every event to all implementations. An error in one does not affect the others. */
export function createAnalyticsApi(implementations: readonly AnalyticsImplementation[]): AnalyticsApi {
  if (implementations.length === 0) return noAnalytics;
  return {
    captureEvent(event) {
      for (const implementation of implementations) {
        try {
          implementation.captureEvent(event);
        } catch (error) {
          // Analytics must not break the user's action.
          console.warn('An analytics implementation failed to capture an event.', error);
        }
      }
    },
  };
}
