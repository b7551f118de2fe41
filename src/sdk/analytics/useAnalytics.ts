import { useMemo } from 'react';
import { type AnalyticsEventAttributes, analyticsApiRef } from '../apis/analyticsApi';
import { useOptionalApi } from '../apis/apiContext';
import { useAnalyticsContext } from './analyticsContext';

/** Captures events with the context of the component that created it. */
export interface AnalyticsTracker {
  captureEvent(
    action: string,
    subject: string,
    options?: { value?: number; attributes?: AnalyticsEventAttributes },
  ): void;
}

/**
 * Returns a tracker with the current analytics context. Without an analytics API, it does nothing, so components need no check.
 */
export function useAnalytics(): AnalyticsTracker {
  const api = useOptionalApi(analyticsApiRef);
  const context = useAnalyticsContext();
  return useMemo(
    () => ({
      captureEvent: (action, subject, options = {}) => {
        try {
          api?.captureEvent({ action, subject, ...options, context });
        } catch {
          // A failing implementation must not interrupt the user's action.
        }
      },
    }),
    [api, context],
  );
}
