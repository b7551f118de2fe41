import { useMemo } from 'react';
import { type AnalyticsEventAttributes, analyticsApiRef } from '../apis/analyticsApi';
import { useOptionalApi } from '../apis/apiContext';
import { useAnalyticsContext } from './analyticsContext';

/** Captures events with the context of the place it was made at. */
export interface AnalyticsTracker {
  captureEvent(
    action: string,
    subject: string,
    options?: { value?: number; attributes?: AnalyticsEventAttributes },
  ): void;
}

/** Gives a tracker for this place in the page. Without an analytics API it captures nothing, so components need no check. */
export function useAnalytics(): AnalyticsTracker {
  const api = useOptionalApi(analyticsApiRef);
  const context = useAnalyticsContext();
  return useMemo(
    () => ({
      captureEvent: (action, subject, options = {}) => {
        try {
          api?.captureEvent({ action, subject, ...options, context });
        } catch {
          // A receiver that fails must never break what the user is doing.
        }
      },
    }),
    [api, context],
  );
}
