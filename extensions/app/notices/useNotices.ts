import { useCallback, useEffect, useRef, useState } from 'react';
import { alertApiRef, useApi } from '#sdk';
import { toastForwarderApiRef } from '../api/alerts/toastForwarder';
import { type Notice, noticeOfAlert, noticeOfToast } from './notice';

/** The messages that wait to be read, the oldest first, and the way to put one away. */
export function useNotices(transientTimeout: number): {
  notices: readonly Notice[];
  dismiss: (key: string) => void;
} {
  const alertApi = useApi(alertApiRef);
  const toasts = useApi(toastForwarderApiRef);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const count = useRef(0);
  const dismiss = useCallback(
    (key: string) => setNotices((waiting) => waiting.filter((notice) => notice.key !== key)),
    [],
  );

  useEffect(() => {
    const add = (notice: Notice): void => setNotices((waiting) => [...waiting, notice]);
    const subscriptions = [
      alertApi.alert$().subscribe((alert) => {
        count.current += 1;
        add(noticeOfAlert(alert, `alert-${count.current}`, transientTimeout));
      }),
      toasts.toast$().subscribe((toast) => add(noticeOfToast(toast))),
      toasts.closed$().subscribe(dismiss),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [alertApi, toasts, transientTimeout, dismiss]);

  return { notices, dismiss };
}
