import { createApiRef, type ApiRef, type Observable, type ToastApi, type ToastApiMessage } from '#sdk';
import { createPublisher } from '../stream/publisher';

/** A toast that is passed to the element that shows it. */
export interface ForwardedToast extends ToastApiMessage {
  key: string;
}

/** Connects the toast API with the element that shows toasts. */
export interface ToastForwarderApi extends ToastApi {
  toast$(): Observable<ForwardedToast>;
  /** Keys of toasts that were closed by their sender. */
  closed$(): Observable<string>;
}

/** Connects the toast API, which plugins use, with the element that shows toasts. */
export const toastForwarderApiRef: ApiRef<ToastForwarderApi> = createApiRef<ToastForwarderApi>({
  id: 'app.toast.internal-forwarder',
});

/** Creates the toast queue. Toasts that are posted before the first subscription are kept. */
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
