import { createApiRef, type ApiRef, type Observable, type ToastApi, type ToastApiMessage } from '#sdk';
import { createPublisher } from '../stream/publisher';

/** A toast on its way to the screen. */
export interface ForwardedToast extends ToastApiMessage {
  key: string;
}

/** The two ends of the toast queue: posting, and what the screen listens to. */
export interface ToastForwarderApi extends ToastApi {
  toast$(): Observable<ForwardedToast>;
  /** Keys of toasts that their senders took back. */
  closed$(): Observable<string>;
}

/** Between the toast API, which anyone may use, and the one element that shows toasts. */
export const toastForwarderApiRef: ApiRef<ToastForwarderApi> = createApiRef<ToastForwarderApi>({
  id: 'app.toast.internal-forwarder',
});

/** Creates the queue of toasts; those posted before the screen listens are kept for it. */
export function createToastForwarder(): ToastForwarderApi {
  let count = 0;
  let early: ForwardedToast[] = [];
  let heard = false;
  const toasts = createPublisher<ForwardedToast>(() => {
    const missed = early;
    early = [];
    heard = true;
    return missed;
  });
  const closed = createPublisher<string>();

  return {
    post(message) {
      count += 1;
      const toast = { ...message, key: `toast-${count}` };
      if (!heard) early.push(toast);
      toasts.publish(toast);
      return {
        close() {
          early = early.filter(({ key }) => key !== toast.key);
          closed.publish(toast.key);
        },
      };
    },
    toast$: () => toasts.observable,
    closed$: () => closed.observable,
  };
}
