import type { AlertApi, ErrorApi, ErrorApiError, ErrorApiErrorContext } from '#sdk';
import { createPublisher } from '../stream/publisher';

/** Creates the error API. Errors that no component shows become alerts, unless they are hidden. */
export function createErrorApi(alerts: Pick<AlertApi, 'post'>): ErrorApi {
  const { observable, publish } = createPublisher<{ error: ErrorApiError; context?: ErrorApiErrorContext }>();

  return {
    post(error, context) {
      publish(context === undefined ? { error } : { error, context });
      if (context?.hidden !== true) alerts.post({ message: error.message, severity: 'error' });
    },
    error$: () => observable,
  };
}
